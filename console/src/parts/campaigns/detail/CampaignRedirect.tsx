import type { CampaignStatus } from '@heed/contracts'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { Navigate, useLocation } from 'react-router'
import { ResourcePage } from '../../../app/page/SubjectPage.tsx'
import type { Resource } from '../../../lib/requests/Resource.ts'
import { CardSkeleton } from '../../../ui/panels/CardSkeleton.tsx'
import type { CampaignPlace } from './CampaignPage.tsx'

type Props = CampaignPlace & {
  campaignKey: string
  store: {
    info: Resource<{ id: number | string; status: CampaignStatus }>
    load: (key: string) => Promise<void>
  }
  open: (campaign: { id: number | string; status: CampaignStatus }) => string
}

/** Opens the wizard for a draft, else the campaign's page (C-15). */
export const CampaignRedirect = observer(function CampaignRedirect(props: Props) {
  const { campaignKey: key, store, open, ...place } = props
  const { search } = useLocation()
  useEffect(() => void store.load(key), [store, key])
  const { value } = store.info
  if (value && String(value.id) === key) return <Navigate replace to={`${open(value)}${search}`} />
  return (
    <ResourcePage {...place} of={store.info} title={undefined}>
      <CardSkeleton height={320} />
    </ResourcePage>
  )
})
