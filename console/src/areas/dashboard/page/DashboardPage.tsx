import { listMenuTabs } from '@heed/contracts'
import { styled } from '@mui/material/styles'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useRefresh } from '../../../app/live/useRefresh.ts'
import { registerFirstLoad } from '../../../app/page/firstLoad.ts'
import { Page } from '../../../app/page/Page.tsx'
import { useCompany, useCompanyStore, useRoot } from '../../../app/root/RootContext.tsx'
import { Stack } from '../../../ui/layout.ts'
import { AttentionPanel } from '../attention/AttentionPanel.tsx'
import { AttentionStore } from '../attention/AttentionStore.ts'
import type { AttentionItem } from '../attention/attentionItems.ts'
import { useAttentionItems } from '../attention/useAttentionItems.ts'
import { BlogPanel } from '../blog/BlogPanel.tsx'
import { CalendarPanel } from '../calendar/panels.tsx'
import { AssessmentsCard } from '../campaigns/AssessmentsCard.tsx'
import { TrainingsCard } from '../campaigns/TrainingsCard.tsx'
import { CreditNotices } from '../credits/CreditBanners.tsx'
import { DashboardStore } from '../DashboardStore.ts'
import { StartCard } from '../start/StartCard.tsx'
import { useStart } from '../start/useStart.ts'
import { useCreateActions } from '../useCreate.tsx'
import { NewSubjects } from './NewSubjects.tsx'

const DashboardColumns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'minmax(0, 1fr) 22.5rem' },
}))

const DRAFT_KINDS: ReadonlySet<AttentionItem['kind']> = new Set(['trainingDrafts', 'assessmentDrafts'])

export const DashboardPage = observer(function DashboardPage() {
  const { t } = useTranslation()
  const company = useCompany()
  const attention = useCompanyStore(AttentionStore)
  const { branding, session } = useRoot()
  const { isAdmin } = session
  const tabs = branding.value ? listMenuTabs(company, branding.value) : []
  const hasReports = tabs.some(({ code, enabled }) => code === 'reports' && enabled)
  const createAction = useCreateActions()
  const start = useStart()
  const needsAttention = useAttentionItems().some(({ kind }) => !DRAFT_KINDS.has(kind))
  const { company_id: companyId } = company
  // Figures are refreshed while the page is open; the remaining content loads once.
  // biome-ignore lint/correctness/useExhaustiveDependencies: loads only when the company changes
  useEffect(() => {
    void attention.load({ company, isAdmin, hasReports })
  }, [attention, companyId])
  useRefresh(() => void attention.refresh())
  return (
    <Page inParts title={t('shell.tabs.dashboard')} primary={start ? undefined : createAction.anyCampaign}>
      <Stack>
        {!start && <CreditNotices />}
        <DashboardColumns>
          <Stack>
            {start && (
              <>
                <StartCard start={start} />
                <CreditNotices />
              </>
            )}
            {(!start || needsAttention) && <AttentionPanel />}
            {/* The key creates new elements, so that the card above can change its height without a layout shift. */}
            {!start && (
              <Stack key={attention.isLoading ? 'coming' : 'known'}>
                <TrainingsCard />
                <AssessmentsCard />
              </Stack>
            )}
          </Stack>
          <Stack>
            <CalendarPanel />
            <NewSubjects />
          </Stack>
        </DashboardColumns>
        <BlogPanel />
      </Stack>
    </Page>
  )
})

registerFirstLoad(DashboardPage, ({ company, stores }) => stores.getStore(DashboardStore).load(company))
