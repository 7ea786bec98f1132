import { useEffect } from 'react'
import { useRoot } from '../root/RootContext.tsx'

export function useErrorTitle(hasError: boolean): void {
  const { title } = useRoot()
  useEffect(() => {
    title.setError(hasError)
    return () => title.setError(false)
  }, [title, hasError])
}
