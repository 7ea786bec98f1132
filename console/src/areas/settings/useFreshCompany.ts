import { useEffect } from 'react'
import { useRefresh } from '../../app/live/useRefresh.ts'
import { useRoot } from '../../app/RootContext.tsx'

/** Reads the company again as the page comes up and while it is looked at: somebody else may change it. What cannot be read stays. */
export function useFreshCompany(): void {
  const { session } = useRoot()
  const refresh = () => void session.reloadCompany().catch(() => undefined)
  useEffect(refresh, [session])
  useRefresh(refresh)
}
