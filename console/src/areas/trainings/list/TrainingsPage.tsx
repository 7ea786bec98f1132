import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { Navigate, useLocation } from 'react-router'
import { asksFirst } from '../../../app/page/asksFirst.ts'
import { Page } from '../../../app/page/Page.tsx'
import { paths } from '../../../app/paths.ts'
import { useRoot } from '../../../app/root/RootContext.tsx'
import { tabAt } from '../../../parts/campaigns/list/tabs.ts'
import { FirstTraining } from './FirstTraining.tsx'
import { TrainingsStore } from './TrainingsStore.ts'
import { TrainingsTable } from './TrainingsTable.tsx'
import { tabPaths } from './tabs.ts'
import { useCreate } from './useCreate.tsx'

export const TrainingsPage = observer(function TrainingsPage() {
  const { t } = useTranslation()
  const { isAdmin } = useRoot().session
  const { pathname, search } = useLocation()
  const tab = tabAt(pathname, tabPaths)
  const create = useCreate()
  if (tab === 'draft' && !isAdmin) return <Navigate replace to={`${paths.trainings()}${search}`} />
  return (
    <Page title={t('shell.tabs.training')} primary={create}>
      <FirstTraining />
      <TrainingsTable key={tab} tab={tab} />
    </Page>
  )
})

asksFirst(TrainingsPage, ({ stores, path, zone }) =>
  stores.of(TrainingsStore).list(tabAt(path, tabPaths), zone).load(),
)
