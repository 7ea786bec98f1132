import { groupBasePlans } from '@heed/contracts'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Page } from '../../../app/page/Page.tsx'
import { paths } from '../../../app/paths.ts'
import { useCompanyStore } from '../../../app/root/RootContext.tsx'
import { toFailureProps } from '../../../lib/tables/tableProps.ts'
import { Stack } from '../../../ui/layout.ts'
import { CardSkeleton } from '../../../ui/panels/CardSkeleton.tsx'
import { Panel } from '../../../ui/panels/Panel.tsx'
import { ErrorState } from '../../../ui/states/ErrorState.tsx'
import { SubscriptionStore } from '../SubscriptionStore.ts'
import { BuyerGuard } from '../upgrade/BuyerGuard.tsx'
import { PriceTable } from './PriceTable.tsx'

export const OldUpgradePage = () => (
  <BuyerGuard>
    <PlanChooser />
  </BuyerGuard>
)

const PlanChooser = observer(function PlanChooser() {
  const { t } = useTranslation()
  const { load, loadPlans, plans } = useCompanyStore(SubscriptionStore)
  useEffect(() => {
    void load()
    void loadPlans()
  }, [load, loadPlans])
  const { error, onRetry } = toFailureProps(plans)
  return (
    <Page
      title={t('subscription.old.title')}
      summary={t('subscription.old.lead')}
      back={{ to: paths.subscription(), label: t('subscription.toSubscription') }}
    >
      {plans.value ? (
        <Stack>
          {groupBasePlans(plans.value).map((base) => (
            <PriceTable key={base.baseId} base={base} />
          ))}
        </Stack>
      ) : error === undefined ? (
        <CardSkeleton height={420} />
      ) : (
        <Panel>
          <ErrorState title={t('subscription.plansNotLoaded')} text={error} onRetry={onRetry} />
        </Panel>
      )}
    </Page>
  )
})
