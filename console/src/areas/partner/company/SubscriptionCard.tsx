import type { Company } from '@heed/contracts'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useRoot } from '../../../app/root/RootContext.tsx'
import { formatMoney } from '../../../lib/numbers/amountFormats.ts'
import { buildDiscountFacts } from '../../../lib/numbers/discountFacts.ts'
import { ActionButton } from '../../../ui/buttons/ActionButton.tsx'
import type { Action } from '../../../ui/buttons/action.ts'
import { useFormats } from '../../../ui/formats.ts'
import { WrapRow } from '../../../ui/layout.ts'
import { KeyValueList } from '../../../ui/panels/KeyValueList.tsx'
import { Panel } from '../../../ui/panels/Panel.tsx'
import { MutedText } from '../../../ui/text/Muted.tsx'
import { formatSubscriptionEnd } from '../endText.ts'
import { SeatsCell } from '../SeatsCell.tsx'
import { SubscriptionStatus } from '../SubscriptionStatus.tsx'
import { hasActiveSubscription } from './editForm.ts'

type Props = { company: Company | undefined; actions: readonly Action[] }

export function SubscriptionCard({ company, actions }: Props) {
  const { t } = useTranslation()
  return (
    <Panel title={t('partner.subscription')}>
      <CurrentSubscription company={company} actions={actions} />
    </Panel>
  )
}

const factNames = ['status', 'plan', 'seatsUsed', 'validTo', 'price'] as const

const CurrentSubscription = observer(function CurrentSubscription({ company, actions }: Props) {
  const { t } = useTranslation()
  const formats = useFormats()
  const { clock } = useRoot()
  const now = clock.now()
  const emptyValue = <MutedText>–</MutedText>
  const formatFacts = (shownCompany: Company) => {
    const { subscription, users_total, users_available: seats, valid_to: end = null } = shownCompany
    const isActive = hasActiveSubscription(shownCompany)
    const price = subscription?.price
    return {
      status: <SubscriptionStatus company={{ valid_to: isActive ? end : null }} now={now} />,
      plan: subscription?.subscription_name ?? emptyValue,
      seatsUsed: <SeatsCell usedSeats={users_total} seats={seats} />,
      validTo: formatSubscriptionEnd(t, formats, end, now) || emptyValue,
      price:
        isActive && price !== undefined
          ? t('partner.aMonth', { price: formatMoney(formats, price, subscription?.currencyCode) })
          : t('partner.notBilled'),
    }
  }
  const facts = company && formatFacts(company)
  return (
    <>
      <KeyValueList
        items={[
          ...factNames.map((name) => ({ label: t(`partner.${name}`), value: facts?.[name] })),
          ...buildDiscountFacts(t, formats, company?.subscription),
        ]}
      />
      <WrapRow style={{ marginTop: 20 }}>
        {actions.map((action) => (
          <ActionButton key={action.key} action={action} />
        ))}
      </WrapRow>
    </>
  )
})
