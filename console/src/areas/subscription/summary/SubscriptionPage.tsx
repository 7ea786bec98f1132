import { getCompanyName, getPlanAction, isPartnerSubscription, managedByPartnerText } from '@heed/contracts'
import { styled } from '@mui/material/styles'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useRefresh } from '../../../app/live/useRefresh.ts'
import { Page } from '../../../app/page/Page.tsx'
import { paths } from '../../../app/paths.ts'
import { useCompany, useCompanyStore, useRoot } from '../../../app/root/RootContext.tsx'
import { EmailLinkText } from '../../../app/shell/strips/EmailText.tsx'
import { toFailureProps } from '../../../lib/tables/tableProps.ts'
import { CardGrid, GridSpan, Stack } from '../../../ui/layout.ts'
import { SpacedBanner } from '../../../ui/notices/SpacedBanner.tsx'
import { CardSkeleton } from '../../../ui/panels/CardSkeleton.tsx'
import { Panel } from '../../../ui/panels/Panel.tsx'
import { ErrorState } from '../../../ui/states/ErrorState.tsx'
import { SubscriptionStore } from '../SubscriptionStore.ts'
import { PaymentPanel } from './PaymentPanel.tsx'
import { PlanPanel } from './PlanPanel.tsx'
import { SeatMonthsPanel } from './SeatMonthsPanel.tsx'
import { SeatsPanel } from './SeatsPanel.tsx'

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  margin: 0,
  paddingLeft: 20,
}))

function DataRetentionPanel() {
  const { t } = useTranslation()
  return (
    <Panel title={t('subscription.afterwards.title')}>
      <List>
        <li>{t('subscription.afterwards.kept')}</li>
        <li>{t('subscription.afterwards.locked')}</li>
        <li>{t('subscription.afterwards.back')}</li>
      </List>
    </Panel>
  )
}

const labels = {
  select: 'subscription.selectPlan',
  upgrade: 'subscription.upgradePlan',
  change: 'subscription.changePlan',
} as const

export const SubscriptionPage = observer(function SubscriptionPage() {
  const { t } = useTranslation()
  const { branding, clock } = useRoot()
  const company = useCompany()
  const { load, overview } = useCompanyStore(SubscriptionStore)
  useEffect(() => void load(), [load])
  useRefresh(() => void overview.refresh())
  const action = getPlanAction(company, clock.now())
  const { error, onRetry } = toFailureProps(overview)
  const email = branding.supportEmail
  const seatMonths = overview.value?.seatMonths ?? []
  const contact = isPartnerSubscription(company)
    ? managedByPartnerText
    : t('subscription.notSoldHere', { name: getCompanyName(company), email })
  return (
    <Page
      title={t('subscription.title')}
      summary={getCompanyName(company)}
      primary={
        action === 'contact'
          ? { key: 'contact', label: t('subscription.contact'), to: `mailto:${email}` }
          : { key: 'plan', label: t(labels[action]), to: paths.upgrade() }
      }
    >
      {action === 'contact' && (
        <SpacedBanner tone="info">
          <EmailLinkText text={contact} email={email} />
        </SpacedBanner>
      )}
      {overview.value ? (
        <Stack>
          <CardGrid>
            <GridSpan columns={6}>
              <PlanPanel overview={overview.value} />
            </GridSpan>
            <GridSpan columns={6}>
              <SeatsPanel />
            </GridSpan>
          </CardGrid>
          {seatMonths.length > 1 && <SeatMonthsPanel months={seatMonths} />}
          {company.chargebeeEnabled === true && !isPartnerSubscription(company) && (
            <PaymentPanel overview={overview.value} />
          )}
          <DataRetentionPanel />
        </Stack>
      ) : error === undefined ? (
        <CardSkeleton height={420} />
      ) : (
        <Panel>
          <ErrorState title={t('subscription.notLoaded')} text={error} onRetry={onRetry} />
        </Panel>
      )}
    </Page>
  )
})
