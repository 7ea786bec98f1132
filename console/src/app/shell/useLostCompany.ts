import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '../paths.ts'
import { useRoot } from '../root/RootContext.tsx'

export function useLostCompany(): void {
  const { rights } = useRoot()
  const navigate = useNavigate()
  const { lost } = rights
  useEffect(() => {
    if (!lost) return
    // Navigate first: in the next company, the ids in the address mean different things.
    void Promise.resolve(navigate(paths.home(), { replace: true })).then(rights.leaveLost)
  }, [lost, rights, navigate])
}
