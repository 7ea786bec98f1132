import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { useRoot } from '../../../app/root/RootContext.tsx'
import { LinkTabs } from '../../../ui/navigation/LinkTabs.tsx'
import { type CampaignTab, campaignTabs, type TabPaths } from './tabs.ts'

type Props = {
  label: string
  paths: TabPaths
  getCount: (tab: CampaignTab) => number | null | undefined
}

export const CampaignTabs = observer(function CampaignTabs({ label, paths, getCount }: Props) {
  const { t } = useTranslation()
  const { isAdmin } = useRoot().session
  const [params] = useSearchParams()
  const query = keepQuery(params)
  return (
    <LinkTabs
      asHead
      label={label}
      tabs={campaignTabs
        .filter((tab) => tab !== 'draft' || isAdmin)
        .map((tab) => ({
          to: `${paths[tab]()}${query}`,
          label: t(`campaigns.list.tabs.${tab}`),
          count: getCount(tab),
        }))}
    />
  )
})

/** Keeps search and filters when the tab changes, but not the page or the status filter. */
function keepQuery(params: URLSearchParams): string {
  const remainingParams = new URLSearchParams([...params].filter(([name]) => !/\.(page|status)$/.test(name)))
  return remainingParams.size === 0 ? '' : `?${remainingParams}`
}
