import { datedName, type PartnerAccount } from '@heed/contracts'
import { useRoot } from '../../app/root/RootContext.tsx'

export function useAccountExportName({ name }: PartnerAccount): (...what: string[]) => string {
  const { clock, formats } = useRoot()
  return (...what) => datedName([name, ...what], clock.now(), formats.zone, 'csv')
}
