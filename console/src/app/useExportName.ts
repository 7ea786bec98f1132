import { companyName, datedName } from '@heed/contracts'
import { useCompany, useRoot } from './RootContext.tsx'

/** Names what is exported after the company, what it is, and the day on screen. For observers. */
export function useExportName(): (...what: string[]) => string {
  const { clock, formats } = useRoot()
  const company = companyName(useCompany())
  return (...what) => datedName([company, ...what], clock.now(), formats.zone, 'csv')
}
