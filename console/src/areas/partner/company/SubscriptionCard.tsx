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
import { TextSkeleton } from '../../../ui/text/TextSkeleton.tsx'
import { formatSubscriptionEnd } from '../endText.ts'
import { SeatsCell } from '../SeatsCell.tsx'
import { SubscriptionStatus } from '../SubscriptionStatus.tsx'
import { hasActiveSubscription } from './editForm.ts'

type Props = { company: Company | undefined; actions: readonly Action[] }

export function SubscriptionCard({ company, actions }: Props) {
  const { t } = useTranslation()
  return (
    <Panel title={t('partner.subscription')}>
      {company ? <CurrentSubscription company={company} actions={actions} /> : <TextSkeleton lines={5} />}
    </Panel>
  )
}

const CurrentSubscription = observer(function CurrentSubscription({
  company,
  actions,
}: Props & { company: Company }) {
  const { t } = useTranslation()
  const formats = useFormats()
  const { clock } = useRoot()
  const { subscription, users_total, users_available: seats, valid_to: end = null } = company
  const now = clock.now()
  const emptyValue = <MutedText>–</MutedText>
  const isActive = hasActiveSubscription(company)
  const price = subscription?.price
  return (
    <>
      <KeyValueList
        items={[
          {
            label: t('partner.status'),
            value: <SubscriptionStatus company={{ valid_to: isActive ? end : null }} now={now} />,
          },
          { label: t('partner.plan'), value: subscription?.subscription_name ?? emptyValue },
          { label: t('partner.seatsUsed'), value: <SeatsCell usedSeats={users_total} seats={seats} /> },
          { label: t('partner.validTo'), value: formatSubscriptionEnd(t, formats, end, now) || emptyValue },
          {
            label: t('partner.price'),
            value:
              isActive && price !== undefined
                ? t('partner.aMonth', { price: formatMoney(formats, price, subscription?.currencyCode) })
                : t('partner.notBilled'),
          },
          ...buildDiscountFacts(t, formats, subscription),
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
