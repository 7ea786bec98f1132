import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useLocation } from 'react-router'
import { Page } from '../../../app/page/Page.tsx'
import { useRoot } from '../../../app/root/RootContext.tsx'
import type { CompanyStores } from '../../../app/stores/CompanyStores.ts'
import type { BaseListKind } from './CampaignListKind.ts'
import { CampaignListStores } from './CampaignListStore.ts'
import { CampaignTables } from './CampaignTables.tsx'
import { findCampaignTab } from './tabs.ts'
import { useCreateCampaign } from './useCreateCampaign.tsx'

type Props = {
  kind: BaseListKind
  children?: ReactNode
}

export const CampaignListPage = observer(function CampaignListPage({ kind, children }: Props) {
  const { t } = useTranslation()
  const { isAdmin } = useRoot().session
  const { pathname, search } = useLocation()
  const { tabs, title, name } = kind.campaign
  const tab = findCampaignTab(pathname, tabs)
  const createAction = useCreateCampaign(name)
  if (tab === 'draft' && !isAdmin) return <Navigate replace to={`${tabs.all()}${search}`} />
  return (
    <Page title={t(title)} primary={createAction}>
      {children}
      <CampaignTables key={tab} kind={kind} tab={tab} />
    </Page>
  )
})

type FirstLoadOptions = { stores: CompanyStores; path: string; zone: string }

export const createListLoader =
  (kind: BaseListKind) =>
  ({ stores, path, zone }: FirstLoadOptions): void =>
    stores.getStore(CampaignListStores).get(kind).load(findCampaignTab(path, kind.campaign.tabs), zone)
