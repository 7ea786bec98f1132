import { formatMoneyText, type PartnerOverview } from '@heed/contracts'
import { findAccount } from '../../command/accounts.ts'
import type { OptionValues } from '../../command/command.ts'
import type { Context } from '../../command/context.ts'
import type { FactsOutcome } from '../../command/outcome.ts'
import { formatUnits, toCurrencyUnits } from '../../io/money.ts'
import { formatFactLines } from '../../io/print/facts.ts'
import { type Column, formatNumberCell, renderTable } from '../../io/print/table.ts'
import { sanitizeText } from '../../io/terminal/width.ts'
import { formatDay } from '../subscription/words.ts'

const createColumns = (currencyCode: string): Column[] => [
  { key: 'plan', title: 'plan' },
  { key: 'companies', title: 'companies', align: 'right', show: formatNumberCell },
  { key: 'seats', title: 'seats', align: 'right', show: formatNumberCell },
  {
    key: 'monthly',
    title: 'a month',
    align: 'right',
    show: (value) => formatUnits(value, currencyCode),
  },
]

const toPlanRows = ({ rows }: PartnerOverview) =>
  rows.map(({ planName, totalCompanies, totalSeats, totalMonthlyCost }) => ({
    plan: planName,
    companies: totalCompanies,
    seats: totalSeats,
    monthly: toCurrencyUnits(totalMonthlyCost),
  }))

export async function showOverview(
  context: Context,
  _: OptionValues<Record<never, never>>,
  nameOrId: string,
): Promise<FactsOutcome> {
  const client = await context.client()
  const account = await findAccount(client, nameOrId, '')
  const overview = await client.partners.subscriptionOverview({ partnerId: account.id })
  const { output } = context.streams
  const { currencyCode, sumMonthlyCost, totalDues, collected, dueSince, hasValidCard } = overview
  const plans = toPlanRows(overview)
  const formatAmount = (cents: number) => formatMoneyText(cents, currencyCode)
  const [heading = '', ...facts] = formatFactLines(
    output.paint.bold(sanitizeText(account.name)),
    [
      ['total', `${formatAmount(sumMonthlyCost)} a month`],
      [
        'dues',
        dueSince ? `${formatAmount(totalDues)} since ${formatDay(dueSince)}` : formatAmount(totalDues),
      ],
      ['collected', formatAmount(collected)],
      ['card', hasValidCard ? 'on file' : 'no valid card'],
    ],
    output.paint,
  )
  const table =
    plans.length > 0 ? renderTable(createColumns(currencyCode), plans, output).trimEnd() : 'No companies yet.'
  return {
    kind: 'facts',
    document: {
      id: account.id,
      name: account.name,
      plans,
      monthly: toCurrencyUnits(sumMonthlyCost),
      dues: toCurrencyUnits(totalDues),
      dueSince,
      collected: toCurrencyUnits(collected),
      hasValidCard,
      currencyCode,
    },
    lines: [heading, '', table, '', ...facts],
  }
}
