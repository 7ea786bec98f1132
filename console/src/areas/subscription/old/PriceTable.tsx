import {
  type BasePlan,
  type BillingPeriod,
  getPlanButton,
  getTermPrice,
  listSeatChoices,
} from '@heed/contracts'
import { observer } from 'mobx-react-lite'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { paths, withQuery } from '../../../app/paths.ts'
import { useCompanyStore } from '../../../app/root/RootContext.tsx'
import { formatMoney } from '../../../lib/numbers/amountFormats.ts'
import { ActionButton } from '../../../ui/buttons/ActionButton.tsx'
import { useFormats } from '../../../ui/formats.ts'
import { Section } from '../../../ui/panels/Section.tsx'
import { NarrowOnlyText } from '../../../ui/table/cells/NarrowWord.tsx'
import { createColumns } from '../../../ui/table/columns.ts'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import { SubscriptionStore } from '../SubscriptionStore.ts'

const col = createColumns<{ seats: number }>()
const periods = ['year', 'month'] as const

type Props = { base: BasePlan }

export function PriceTable({ base }: Props) {
  const { t } = useTranslation()
  const formats = useFormats()
  const anyPlan = base.variants.month ?? base.variants.year
  const columns = useMemo(
    () =>
      col.columns([
        col.accessor('seats', {
          header: t('subscription.old.seats'),
          cell: ({ row }) => t('subscription.old.forSeats', { count: row.original.seats }),
        }),
        ...periods.map((period) =>
          col.display({
            id: period,
            header: t(`subscription.old.${period}`),
            cell: ({ row }) => <Price base={base} period={period} seats={row.original.seats} />,
            meta: { width: 348, align: 'right', selfEvident: true },
          }),
        ),
      ]),
    [t, base],
  )
  const rows = (anyPlan ? listSeatChoices(anyPlan) : []).map((seats) => ({ seats }))
  return (
    <Section title={base.name} count={rows.length}>
      <DataTable
        label={base.name}
        columns={columns}
        rows={rows}
        rowId={({ seats }) => String(seats)}
        rowName={({ seats }) => formats.number(seats)}
        empty={null}
        dense
      />
    </Section>
  )
}

type PriceProps = { base: BasePlan; period: BillingPeriod; seats: number }

const Price = observer(function Price({ base, period, seats }: PriceProps) {
  const { t } = useTranslation()
  const formats = useFormats()
  const { currentPlan } = useCompanyStore(SubscriptionStore)
  const plan = base.variants[period]
  if (!plan) return '–'
  const { text, disabled } = getPlanButton(currentPlan, {
    baseId: base.baseId,
    name: base.name,
    seats,
    period,
  })
  return (
    <span style={{ display: 'inline-flex', alignItems: 'center', gap: 12 }}>
      <span style={{ display: 'inline-grid', flex: 'none' }}>
        {plan.isFree ? t('subscription.free') : formatMoney(formats, getTermPrice(plan, seats) ?? 0)}
        <NarrowOnlyText>{t(`subscription.old.${period}`)}</NarrowOnlyText>
      </span>
      <ActionButton
        size="small"
        action={{
          key: period,
          label: text,
          name: t('subscription.old.buttonOf', {
            button: text,
            seats: t('subscription.old.forSeats', { count: seats }),
            period: t(`subscription.old.${period}`),
          }),
          disabledReason: disabled ? t('subscription.refusals.same') : undefined,
          to: withQuery(paths.upgrade(), { plan: plan.id, seats: String(seats) }),
        }}
      />
    </span>
  )
})
