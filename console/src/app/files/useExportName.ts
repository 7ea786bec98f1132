import { companyName, datedName } from '@heed/contracts'
import { useCompany, useRoot } from '../root/RootContext.tsx'

export function useExportName(): (...what: string[]) => string {
  const { clock, formats } = useRoot()
  const company = companyName(useCompany())
  return (...what) => datedName([company, ...what], clock.now(), formats.zone, 'csv')
}
