import { computeMonthlySubscriptionPrice } from '@heed/contracts'
import { findAccount } from '../../command/accounts.ts'
import type { OptionValues } from '../../command/command.ts'
import type { Context } from '../../command/context.ts'
import type { TableOutcome } from '../../command/outcome.ts'
import { formatUnits, toCurrencyUnits } from '../../io/money.ts'
import { type Cell, type Column, formatCell } from '../../io/print/table.ts'
import { sanitizeText } from '../../io/terminal/width.ts'
import { formatCount, formatThousands } from '../../io/words.ts'

const formatSeats = (value: Cell): string =>
  typeof value === 'number' ? formatThousands(value) : formatCell(value) || 'more'

/** `price` is in currency units per month for these seats; without `toSeats`, there is no upper limit. */
const columns: readonly Column[] = [
  { key: 'code', title: 'code' },
  { key: 'name', title: 'plan' },
  { key: 'fromSeats', title: 'from seats', align: 'right', show: formatSeats },
  { key: 'toSeats', title: 'to seats', align: 'right', show: formatSeats },
  { key: 'price', title: 'a month', align: 'right', show: (value) => formatUnits(value) },
  { key: 'recommended', title: 'recommended', dataOnly: true },
]

export async function listPlans(
  context: Context,
  _: OptionValues<Record<never, never>>,
  nameOrId: string,
): Promise<TableOutcome> {
  const client = await context.client()
  const account = await findAccount(client, nameOrId, '')
  const { plans } = await client.partners.loadPlans({ partnerId: account.id })
  const accountLabel = sanitizeText(account.name)
  return {
    kind: 'table',
    columns,
    rows: plans.flatMap((plan) =>
      plan.tiers.map(({ starting_unit: from, ending_unit: to }) => ({
        code: plan.code,
        name: plan.name,
        fromSeats: from,
        toSeats: to,
        price: toCurrencyUnits(computeMonthlySubscriptionPrice(plan, from) ?? 0),
        recommended: plan.definition.recommended,
      })),
    ),
    empty: `${accountLabel} sells no plans.`,
    ...(plans.length > 0 && !context.quiet
      ? { note: `${accountLabel} · ${formatCount(plans.length, 'plan')}` }
      : {}),
  }
}
