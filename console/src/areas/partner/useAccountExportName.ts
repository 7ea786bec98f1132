import { makeDatedName, type PartnerAccount } from '@heed/contracts'
import { useRoot } from '../../app/root/RootContext.tsx'

export function useAccountExportName({ name }: PartnerAccount): (...parts: string[]) => string {
  const { clock, formats } = useRoot()
  return (...parts) => makeDatedName([name, ...parts], clock.now(), formats.zone, 'csv')
}
