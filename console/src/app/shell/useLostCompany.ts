import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '../paths.ts'
import { useRoot } from '../RootContext.tsx'

/** Continues in the next company when the current one is gone. For observers. */
export function useLostCompany(): void {
  const { rights } = useRoot()
  const navigate = useNavigate()
  const { lost } = rights
  useEffect(() => {
    if (!lost) return
    // First the address: it names other things in the next company.
    void Promise.resolve(navigate(paths.home(), { replace: true })).then(rights.leaveLost)
  }, [lost, rights, navigate])
}
