import { getCompanyName } from '@heed/contracts'
import type { OptionValues } from '../../command/command.ts'
import type { Context } from '../../command/context.ts'
import type { FactsOutcome } from '../../command/outcome.ts'
import { sanitizeText } from '../../io/terminal/width.ts'

export async function showLogo(
  context: Context,
  _: OptionValues<Record<never, never>>,
  nameOrId: string,
): Promise<FactsOutcome> {
  const company = await context.company(nameOrId)
  const { company_id: id, logo_name: logo = null } = company
  const name = getCompanyName(company)
  return {
    kind: 'facts',
    document: { id, name, logo },
    lines: [`${sanitizeText(name)}: ${logo ? sanitizeText(logo) : 'no logo of its own'}`],
  }
}
