import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { Navigate, useLocation } from 'react-router'
import { asksFirst } from '../../../app/page/asksFirst.ts'
import { Page } from '../../../app/page/Page.tsx'
import { paths } from '../../../app/paths.ts'
import { useRoot } from '../../../app/root/RootContext.tsx'
import { tabAt } from '../../../parts/campaigns/list/tabs.ts'
import { AssessmentsStore } from './AssessmentsStore.ts'
import { AssessmentTables } from './AssessmentTables.tsx'
import { tabPaths } from './tabs.ts'
import { useCreate } from './useCreate.tsx'

export const AssessmentsPage = observer(function AssessmentsPage() {
  const { t } = useTranslation()
  const { isAdmin } = useRoot().session
  const { pathname, search } = useLocation()
  const tab = tabAt(pathname, tabPaths)
  const create = useCreate()
  if (tab === 'draft' && !isAdmin) return <Navigate replace to={`${paths.assessments()}${search}`} />
  return (
    <Page title={t('shell.tabs.assessment')} primary={create}>
      <AssessmentTables key={tab} tab={tab} />
    </Page>
  )
})

asksFirst(AssessmentsPage, ({ stores, path, zone }) => {
  const { regular, packaged } = stores.of(AssessmentsStore).of(tabAt(path, tabPaths), zone)
  void regular.load()
  void packaged.load()
})
