import type { PartnerOverview, PartnerPlanRow } from '@heed/contracts'
import { styled } from '@mui/material/styles'
import type { TFunction } from 'i18next'
import type { Formats } from '../../../lib/formats.ts'
import { formatMoney } from '../../../lib/numbers/amountFormats.ts'
import { PercentBar } from '../../../ui/table/cells/PercentBar.tsx'
import { createColumns } from '../../../ui/table/columns.ts'
import { typeScale as scale } from '../../../ui/theme/tokens.ts'

type Row = PartnerPlanRow & { key: string; share: number | null }

const SumText = styled('span')({ '&[data-sum]': { fontWeight: scale.weight.semibold } })

const col = createColumns<Row>()

export function toPlanRows({ rows, sumMonthlyCost }: PartnerOverview, totalLabel: string): Row[] {
  const plans = rows.map(
    (row): Row => ({
      ...row,
      key: row.planName,
      share: sumMonthlyCost === 0 ? 0 : (row.totalMonthlyCost / sumMonthlyCost) * 100,
    }),
  )
  if (plans.length < 2) return plans
  const sum = (column: 'totalCompanies' | 'totalSeats') => rows.reduce((total, row) => total + row[column], 0)
  const totals = { totalCompanies: sum('totalCompanies'), totalSeats: sum('totalSeats') }
  return [
    ...plans,
    { ...totals, key: '', planName: totalLabel, totalMonthlyCost: sumMonthlyCost, share: null },
  ]
}

export function createPlanColumns(t: TFunction, formats: Formats, currency: string | undefined) {
  const renderText = ({ key }: Row, text: string) => (
    <SumText data-sum={key === '' || undefined}>{text}</SumText>
  )
  return col.columns([
    col.display({
      id: 'plan',
      header: t('partner.plan'),
      cell: ({ row }) => renderText(row.original, row.original.planName),
    }),
    col.display({
      id: 'companies',
      header: t('partner.companies'),
      cell: ({ row }) => renderText(row.original, formats.number(row.original.totalCompanies)),
      meta: { width: 120, align: 'right', priority: 2 },
    }),
    col.display({
      id: 'seats',
      header: t('partner.seats'),
      cell: ({ row }) => renderText(row.original, formats.number(row.original.totalSeats)),
      meta: { width: 120, align: 'right', priority: 3 },
    }),
    col.display({
      id: 'share',
      header: t('partner.share'),
      cell: ({ row }) =>
        row.original.share !== null && (
          <PercentBar percent={row.original.share} word={t('partner.shareWord')} />
        ),
      meta: { width: 150, priority: 3 },
    }),
    col.display({
      id: 'cost',
      header: t('partner.monthlyCost'),
      cell: ({ row }) =>
        renderText(row.original, formatMoney(formats, row.original.totalMonthlyCost, currency)),
      meta: { width: 150, align: 'right', selfEvident: true },
    }),
  ])
}
