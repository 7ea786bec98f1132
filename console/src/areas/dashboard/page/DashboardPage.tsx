import { styled } from '@mui/material/styles'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useRefresh } from '../../../app/live/useRefresh.ts'
import { registerFirstLoad } from '../../../app/page/firstLoad.ts'
import { Page } from '../../../app/page/Page.tsx'
import { useCompany, useCompanyStore } from '../../../app/root/RootContext.tsx'
import { Stack } from '../../../ui/layout.ts'
import { BlogPanel } from '../blog/BlogPanel.tsx'
import { CalendarPanel, NextDeliveriesPanel } from '../calendar/panels.tsx'
import { AssessmentsCard } from '../campaigns/AssessmentsCard.tsx'
import { TrainingsCard } from '../campaigns/TrainingsCard.tsx'
import { CreditNotices } from '../credits/CreditBanners.tsx'
import { DashboardStore } from '../DashboardStore.ts'
import { useCreateActions } from '../useCreate.tsx'
import { NewSubjects } from './NewSubjects.tsx'

const DashboardColumns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& > *': { gridAutoRows: '1fr' },
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'minmax(0, 1fr) 360px' },
}))

export const DashboardPage = observer(function DashboardPage() {
  const { t } = useTranslation()
  const company = useCompany()
  const store = useCompanyStore(DashboardStore)
  const createAction = useCreateActions()
  const { company_id: companyId } = company
  // Figures are refreshed while the page is open; the remaining content loads once.
  // biome-ignore lint/correctness/useExhaustiveDependencies: loads only when the company changes
  useEffect(() => void store.load(company), [store, companyId])
  useRefresh(() => store.refresh())
  return (
    <Page inParts title={t('shell.tabs.dashboard')} primary={createAction.anyCampaign}>
      <Stack>
        <CreditNotices />
        <DashboardColumns>
          <Stack>
            <TrainingsCard />
            <AssessmentsCard />
          </Stack>
          <Stack>
            <NextDeliveriesPanel />
            <NewSubjects />
          </Stack>
        </DashboardColumns>
        <CalendarPanel />
        <BlogPanel />
      </Stack>
    </Page>
  )
})

registerFirstLoad(DashboardPage, ({ company, stores }) => stores.getStore(DashboardStore).load(company))
