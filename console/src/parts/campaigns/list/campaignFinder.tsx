import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { LiveStore } from '../../../app/live/LiveStore.ts'
import { type CompanyFinder, MAX_FOUND, type ShowActions } from '../../../app/palette/finder.ts'
import { useRoot } from '../../../app/root/RootContext.tsx'
import type { CompanyStores } from '../../../app/stores/CompanyStores.ts'
import type { ActionableCampaign, CampaignKindConfig } from '../CampaignKindConfig.ts'
import { DownloadDialog } from '../dialogs.ts'
import { useCampaignActions } from './useCampaignActions.tsx'

type Props<Campaign extends ActionableCampaign> = {
  kind: CampaignKindConfig<Campaign>
  campaign: Campaign
  show: ShowActions
}

const Actions = observer(function Actions<Campaign extends ActionableCampaign>({
  kind,
  campaign,
  show,
}: Props<Campaign>) {
  const live = useRoot().area(LiveStore)
  const [downloading, setDownloading] = useState<Campaign>()
  const refetch = () => live.notifyMissed()
  const actions = useCampaignActions(kind, {
    onDownload: setDownloading,
    onChanged: refetch,
    onDeleted: refetch,
  })
  return (
    <>
      {show(Object.values(actions(campaign)))}
      {downloading && <DownloadDialog campaign={downloading} onClose={() => setDownloading(undefined)} />}
    </>
  )
})

type FoundCampaign = ActionableCampaign & { statusInfo: { label: string } }
type FindCampaigns<Campaign> = (
  company: CompanyStores,
  query: { d: number; p: number; n: number; filter: string },
  signal: AbortSignal,
) => Promise<readonly Campaign[]>

export const createCampaignFinder = <Campaign extends FoundCampaign>(
  kind: CampaignKindConfig<Campaign>,
  find: FindCampaigns<Campaign>,
): CompanyFinder => ({
  title: kind.title,
  icon: kind.icon,
  async find(company, filter, signal) {
    const campaigns = await find(company, { d: 1, p: 0, n: MAX_FOUND, filter }, signal)
    return campaigns.map((campaign) => ({
      key: `${kind.name} ${String(campaign.id)}`,
      name: campaign.name,
      detail: campaign.statusInfo.label,
      to: kind.open(campaign),
      actions: (show) => <Actions {...{ kind, campaign, show }} />,
    }))
  },
})
