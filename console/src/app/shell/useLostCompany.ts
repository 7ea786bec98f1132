import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '../paths.ts'
import { useRoot } from '../RootContext.tsx'

export function useLostCompany(): void {
  const { rights } = useRoot()
  const navigate = useNavigate()
  const { lost } = rights
  useEffect(() => {
    if (!lost) return
    // Navigate first: the address names other things in the next company.
    void Promise.resolve(navigate(paths.home(), { replace: true })).then(rights.leaveLost)
  }, [lost, rights, navigate])
}
