import { getCompanyName } from '@heed/contracts'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../../app/paths.ts'
import { useCompany } from '../../../../app/root/RootContext.tsx'
import { OutcomeScreen } from '../../../../parts/campaigns/wizard/outcome/OutcomeScreen.tsx'
import type { PurchaseSummary } from '../usePayment.ts'

export const DoneStep = observer(function DoneStep({ plan, seats, charged: chargedAmount }: PurchaseSummary) {
  const { t } = useTranslation()
  const company = getCompanyName(useCompany())
  return (
    <OutcomeScreen
      name={company}
      title={t('subscription.steps.done')}
      text={
        <>
          {t('subscription.doneText', { plan, count: seats })}
          {chargedAmount !== undefined && (
            <div>{t('subscription.doneCharged', { amount: chargedAmount })}</div>
          )}
        </>
      }
      action={{ key: 'home', label: t('subscription.toDashboard'), to: paths.home() }}
    />
  )
})
