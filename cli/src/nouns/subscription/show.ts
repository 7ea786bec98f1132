import { getCompanyName, isPackageActive } from '@heed/contracts'
import type { OptionValues } from '../../command/command.ts'
import type { Context } from '../../command/context.ts'
import type { FactsOutcome } from '../../command/outcome.ts'
import { formatFactLines } from '../../io/print/facts.ts'
import { sanitizeText } from '../../io/terminal/width.ts'
import {
  formatDay,
  formatDiscount,
  formatPrice,
  formatSeats,
  getLastDay,
  getPlanName,
  toSubscriptionDocument,
} from './words.ts'

export async function showSubscription(
  context: Context,
  _: OptionValues<Record<never, never>>,
  nameOrId: string,
): Promise<FactsOutcome> {
  const company = await context.company(nameOrId)
  const { company_id: id, subscription } = company
  const { paint } = context.streams.output
  const heading = paint.bold(sanitizeText(getCompanyName(company)))
  return {
    kind: 'facts',
    document: { id, name: getCompanyName(company), subscription: toSubscriptionDocument(company) },
    lines: subscription
      ? formatFactLines(
          heading,
          [
            ['plan', getPlanName(company)],
            ['code', subscription.subscription_code],
            ['status', isPackageActive(subscription) ? 'active' : 'inactive'],
            ['seats', formatSeats(company)],
            ['price', formatPrice(subscription)],
            ['discount', formatDiscount(subscription)],
            ['since', formatDay(subscription.package_valid_from)],
            ['valid to', getLastDay(company.valid_to)],
          ],
          paint,
        )
      : [`${heading} has no plan.`],
  }
}
