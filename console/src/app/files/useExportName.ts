import { getCompanyName, makeDatedName } from '@heed/contracts'
import { useCompany, useRoot } from '../root/RootContext.tsx'

export function useExportName(): (...nameParts: string[]) => string {
  const { clock, formats } = useRoot()
  const company = getCompanyName(useCompany())
  return (...nameParts) => makeDatedName([company, ...nameParts], clock.now(), formats.zone, 'csv')
}
