import { datedName } from '@heed/contracts'
import { useRoot } from '../../../app/RootContext.tsx'

/** Names what is exported of the whole platform. For observers. */
export function useSuperExportName(): (...what: string[]) => string {
  const { clock, branding, formats } = useRoot()
  return (...what) => datedName([branding.name, ...what], clock.now(), formats.zone, 'csv')
}
