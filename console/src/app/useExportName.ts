import { companyName, datedName } from '@heed/contracts'
import { useCompany, useRoot } from './RootContext.tsx'

/** Names what is exported after the company, what it is, and the server's day. For observers. */
export function useExportName(): (...what: string[]) => string {
  const { clock } = useRoot()
  const company = companyName(useCompany())
  return (...what) => datedName([company, ...what], clock.now(), 'csv')
}
