import { demoCards, formatMoneyText } from '@heed/contracts'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { ActionButton } from '../../ui/buttons/ActionButton.tsx'
import { TextBox } from '../../ui/form/TextBox.tsx'
import { Banner } from '../../ui/notices/Banner.tsx'
import type { DemoCard } from './DemoCard.ts'

type Props = { card: DemoCard }

export const DemoCardForm = observer(function DemoCardForm({ card }: Props) {
  const { t } = useTranslation()
  const { number, error, asked: pendingPayment } = card
  return (
    <div style={{ display: 'flex', flexDirection: 'column', gap: 12 }}>
      <TextBox
        label={t('payment.number')}
        value={number}
        onChange={(text) => card.setNumber(text)}
        inputMode="numeric"
        autoComplete="off"
        error={error}
        helper={t('payment.demo', {
          pays: demoCards.pays.number,
          asks: demoCards.asks.number,
          refused: demoCards.refused.number,
        })}
      />
      {pendingPayment && (
        <>
          <Banner tone="info">
            {t('payment.secure', {
              amount: formatMoneyText(pendingPayment.amount),
              name: `${pendingPayment.billing.firstName} ${pendingPayment.billing.lastName}`,
            })}
          </Banner>
          <div style={{ display: 'flex', gap: 8 }}>
            <ActionButton
              action={{ key: 'pass', label: t('payment.pass'), onRun: () => card.settle(true) }}
              look="primary"
            />
            <ActionButton
              action={{ key: 'deny', label: t('payment.deny'), onRun: () => card.settle(false) }}
            />
          </div>
        </>
      )}
    </div>
  )
})
