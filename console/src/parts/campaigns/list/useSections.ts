import { arePackagesEnabled, type Company } from '@heed/contracts'
import { useCompany, useCompanyStore } from '../../../app/root/RootContext.tsx'
import { useRememberedCount } from '../../../ui/useRememberedCount.ts'
import type { BaseListKind, ListSection } from './CampaignListKind.ts'
import { CampaignListStores, type SectionTables } from './CampaignListStore.ts'

export function useSections(
  kind: BaseListKind,
  { regular, packaged }: SectionTables,
): { hasRegular: boolean; hasPackaged: boolean } {
  const company = useCompany()
  const store = useCompanyStore(CampaignListStores).get(kind)
  const countAll = (section: ListSection, table: SectionTables[ListSection]) =>
    store.all('all', [section]) ?? (table?.isFirstLoad ? undefined : table?.total)
  const regularCount = countAll('regular', regular)
  const packagedCount = packaged ? countAll('packaged', packaged) : 0
  const lastRegularCount = useRememberedCount(toMemoryName(kind, company, 'regular'), regularCount) ?? 1
  const lastPackagedCount =
    useRememberedCount(toMemoryName(kind, company, 'packaged'), packagedCount) ??
    (arePackagesEnabled(company) ? 1 : 0)
  return {
    hasRegular: (regularCount ?? lastRegularCount) > 0,
    hasPackaged: (packagedCount ?? lastPackagedCount) > 0,
  }
}

const toMemoryName = (
  { campaign }: BaseListKind,
  { company_id: id }: Company,
  section: ListSection,
): string => `${campaign.name}.${section}.${String(id)}`
