import { companyName, isPackageActive } from '@heed/contracts'
import type { Values } from '../../command/command.ts'
import type { Context } from '../../command/context.ts'
import type { FactsOutcome } from '../../command/outcome.ts'
import { factLines } from '../../io/print/facts.ts'
import { sanitizeText } from '../../io/terminal/width.ts'
import { day, discountText, lastDay, planName, priceText, seatsText, subscriptionDocument } from './words.ts'

export async function showSubscription(
  context: Context,
  _: Values<Record<never, never>>,
  typed: string,
): Promise<FactsOutcome> {
  const company = await context.company(typed)
  const { company_id: id, subscription } = company
  const { paint } = context.streams.output
  const heading = paint.bold(sanitizeText(companyName(company)))
  return {
    kind: 'facts',
    document: { id, name: companyName(company), subscription: subscriptionDocument(company) },
    lines: subscription
      ? factLines(
          heading,
          [
            ['plan', planName(company)],
            ['code', subscription.subscription_code],
            ['status', isPackageActive(subscription) ? 'active' : 'inactive'],
            ['seats', seatsText(company)],
            ['price', priceText(subscription)],
            ['discount', discountText(subscription)],
            ['since', day(subscription.package_valid_from)],
            ['valid to', lastDay(company.valid_to)],
          ],
          paint,
        )
      : [`${heading} has no plan.`],
  }
}
