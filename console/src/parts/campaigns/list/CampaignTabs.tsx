import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { useRoot } from '../../../app/RootContext.tsx'
import { LinkTabs } from '../../../ui/LinkTabs.tsx'
import { type Tab, type TabPaths, tabs } from './tabs.ts'

type Props = {
  label: string
  paths: TabPaths
  /** How many the search and the filters of now find there; undefined where that is not known or said elsewhere. */
  countOf: (tab: Tab) => number | undefined
}

/** The tabs of a list of campaigns; drafts are for admins only. */
export const CampaignTabs = observer(function CampaignTabs({ label, paths, countOf }: Props) {
  const { t } = useTranslation()
  const { isAdmin } = useRoot().session
  const [params] = useSearchParams()
  const query = queryOf(params)
  return (
    <LinkTabs
      asHead
      label={label}
      tabs={tabs
        .filter((tab) => tab !== 'draft' || isAdmin)
        .map((tab) => ({
          to: `${paths[tab]()}${query}`,
          label: t(`campaigns.list.tabs.${tab}`),
          count: countOf(tab),
        }))}
    />
  )
})

/** What is looked for goes along to another tab; pages and a status that a tab decides do not. */
function queryOf(params: URLSearchParams): string {
  const kept = new URLSearchParams([...params].filter(([name]) => !/\.(page|status)$/.test(name)))
  return kept.size === 0 ? '' : `?${kept}`
}
