import { getCompanyName } from '@heed/contracts'
import type { OptionValues } from '../../command/command.ts'
import type { Context } from '../../command/context.ts'
import { parseListName } from '../../command/list.ts'
import type { FactsOutcome } from '../../command/outcome.ts'
import { sanitizeText } from '../../io/terminal/width.ts'
import { requireFreeSeats } from '../employees/guards.ts'

export async function createList(
  context: Context,
  _: OptionValues<Record<never, never>>,
  nameArgument: string,
): Promise<FactsOutcome> {
  const name = parseListName(nameArgument)
  const company = await context.company()
  requireFreeSeats(company)
  const client = await context.client()
  const { list } = await client.lists.create({ companyId: company.company_id, active: 1, name })
  const companyLabel = sanitizeText(getCompanyName(company))
  return {
    kind: 'facts',
    document: { id: list.id, name: list.name },
    lines: [
      `${context.streams.output.paint.green('✓')} Created the list ${sanitizeText(list.name)} in ${companyLabel}`,
    ],
  }
}
