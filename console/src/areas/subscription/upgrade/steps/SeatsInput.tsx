import { enterpriseMinSeats, freePlanSeats, listSeatChoices } from '@heed/contracts'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useCompany } from '../../../../app/root/RootContext.tsx'
import { ActionButton } from '../../../../ui/buttons/ActionButton.tsx'
import { SliderBox } from '../../../../ui/form/number/SliderBox.tsx'
import { useFormats } from '../../../../ui/formats.ts'
import { WrapRow } from '../../../../ui/layout.ts'
import type { UpgradeChoice } from '../UpgradeChoice.ts'

/** Typing pause, ms. Short, so that the price appears before the person reaches the next field. */
const TYPING_PAUSE_MS = 300

type Props = { choice: UpgradeChoice }

export const SeatsInput = observer(function SeatsInput({ choice }: Props) {
  const { t } = useTranslation()
  const formats = useFormats()
  const { users_total: total } = useCompany()
  const { values, bases } = choice
  const plans = bases.flatMap((base) => choice.getVariant(base) ?? [])
  const tiers = [...new Set(plans.filter(({ isFree }) => !isFree).flatMap(listSeatChoices))].sort(
    (a, b) => a - b,
  )
  return (
    <div>
      <SliderBox
        label={t('subscription.seats.title')}
        value={values.seats}
        onChange={(seats) => choice.set({ seats })}
        min={1}
        max={enterpriseMinSeats}
        restsAfter={TYPING_PAUSE_MS}
        helper={t('subscription.seats.help', { count: total })}
        disabledReason={
          choice.plan?.isFree ? t('subscription.seats.free', { count: freePlanSeats }) : undefined
        }
      />
      <WrapRow style={{ marginTop: 8 }}>
        {tiers.map((seats) => (
          <ActionButton
            key={seats}
            size="small"
            look={seats === values.seats ? 'secondary' : 'ghost'}
            action={{
              key: String(seats),
              label: t('subscription.seats.upTo', { count: seats }),
              disabledReason: choice.plan?.isFree
                ? t('subscription.seats.free', { count: freePlanSeats })
                : undefined,
              onRun: () => choice.set({ seats }),
            }}
          />
        ))}
        <ActionButton
          size="small"
          look={choice.isEnterprise ? 'secondary' : 'ghost'}
          action={{
            key: 'enterprise',
            label: `${formats.number(enterpriseMinSeats)}+`,
            onRun: () => choice.set({ seats: enterpriseMinSeats }),
          }}
        />
      </WrapRow>
    </div>
  )
})
