import { getCompanyName } from '@heed/contracts'
import type { OptionValues } from '../../command/command.ts'
import type { Context } from '../../command/context.ts'
import type { FactsOutcome } from '../../command/outcome.ts'
import { exitCodes, Stop } from '../../io/exit.ts'
import { sanitizeText } from '../../io/terminal/width.ts'
import type { logoRemoveOptions } from './looks.ts'

export async function removeLogo(
  context: Context,
  { yes }: OptionValues<typeof logoRemoveOptions>,
  nameOrId: string,
): Promise<FactsOutcome> {
  const company = await context.company(nameOrId)
  const { company_id: id } = company
  const name = getCompanyName(company)
  const companyLabel = sanitizeText(name)
  if (!yes && !(await context.ask.confirm(`Remove ${companyLabel}'s logo?`, '--yes'))) {
    throw new Stop("Cancelled: the logo wasn't removed.", exitCodes.usage)
  }
  const client = await context.client()
  await client.companies.removeLogo({ companyId: id })
  return {
    kind: 'facts',
    document: { id, name, logo: null },
    lines: [`${context.streams.output.paint.green('✓')} Removed ${companyLabel}'s logo`],
  }
}
