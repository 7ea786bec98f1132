import { datedName } from '@heed/contracts'
import { useRoot } from '../../../app/root/RootContext.tsx'

export function useSuperExportName(): (...what: string[]) => string {
  const { clock, branding, formats } = useRoot()
  return (...what) => datedName([branding.name, ...what], clock.now(), formats.zone, 'csv')
}
