import { datedName, type PartnerAccount } from '@heed/contracts'
import { useRoot } from '../../app/RootContext.tsx'

/** Names what is exported after the account, what it is, and the day on screen. For observers. */
export function useAccountExportName({ name }: PartnerAccount): (...what: string[]) => string {
  const { clock, formats } = useRoot()
  return (...what) => datedName([name, ...what], clock.now(), formats.zone, 'csv')
}
