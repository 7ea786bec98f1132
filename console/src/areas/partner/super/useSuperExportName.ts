import { makeDatedName } from '@heed/contracts'
import { useRoot } from '../../../app/root/RootContext.tsx'

export function useSuperExportName(): (...parts: string[]) => string {
  const { clock, branding, formats } = useRoot()
  return (...parts) => makeDatedName([branding.name, ...parts], clock.now(), formats.zone, 'csv')
}
