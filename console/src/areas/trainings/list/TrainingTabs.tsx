import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { useCompanyStore, useRoot } from '../../../app/RootContext.tsx'
import { countOf } from '../../../lib/tableProps.ts'
import { LinkTabs } from '../../../ui/LinkTabs.tsx'
import { type TrainingList, TrainingsStore } from './TrainingsStore.ts'
import { countIn, type Tab, tabPaths, tabs } from './tabs.ts'

type Props = { tab: Tab; list: TrainingList }

/** The tabs, each with how many trainings the search and the filters of now find there. */
export const TrainingTabs = observer(function TrainingTabs({ tab: open, list }: Props) {
  const { t } = useTranslation()
  const { isAdmin } = useRoot().session
  const { found } = useCompanyStore(TrainingsStore)
  const [params] = useSearchParams()
  const query = queryOf(params)
  return (
    <LinkTabs
      asHead
      label={t('shell.tabs.training')}
      tabs={tabs
        .filter((tab) => tab !== 'draft' || isAdmin)
        .map((tab) => ({
          to: `${tabPaths[tab]()}${query}`,
          label: t(`trainings.tabs.${tab}`),
          // Of the open tab also the filter by status counts, and a server that counts no other tells this one.
          count: tab === open ? countOf(list) : found && countIn(found, tab),
        }))}
    />
  )
})

/** What is looked for goes along to another tab; its page and a status that a tab decides do not. */
function queryOf(params: URLSearchParams): string {
  const kept = new URLSearchParams(params)
  kept.delete('list.page')
  kept.delete('list.status')
  return kept.size === 0 ? '' : `?${kept}`
}
