import { useEffect } from 'react'
import { useRoot } from '../../app/RootContext.tsx'

/** Reads the company again as the page comes up: somebody else may have changed it. What cannot be read stays. */
export function useFreshCompany(): void {
  const { session } = useRoot()
  useEffect(() => void session.reloadCompany().catch(() => undefined), [session])
}
