import { useEffect } from 'react'
import { useRefresh } from '../../app/live/useRefresh.ts'
import { useRoot } from '../../app/root/RootContext.tsx'

export function useReloadCompany(): void {
  const { session } = useRoot()
  const refresh = () => void session.reloadCompany().catch(() => undefined)
  useEffect(refresh, [session])
  useRefresh(refresh)
}
