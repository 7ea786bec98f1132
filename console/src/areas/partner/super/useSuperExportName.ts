import { datedName } from '@heed/contracts'
import { useRoot } from '../../../app/RootContext.tsx'

/** Names what is exported of the whole platform. For observers. */
export function useSuperExportName(): (...what: string[]) => string {
  const { clock, branding } = useRoot()
  return (...what) => datedName([branding.name, ...what], clock.now(), 'csv')
}
