import { getCompanyName } from '@heed/contracts'
import type { OptionValues } from '../../command/command.ts'
import type { Context } from '../../command/context.ts'
import { findList, parseListName } from '../../command/list.ts'
import type { FactsOutcome } from '../../command/outcome.ts'
import { sanitizeText } from '../../io/terminal/width.ts'
import type { listsRenameOptions } from './commands.ts'

export async function renameList(
  context: Context,
  { name: newName = '' }: OptionValues<typeof listsRenameOptions>,
  nameOrId: string,
): Promise<FactsOutcome> {
  const name = parseListName(newName, 'Add --name <name>')
  const company = await context.company()
  const client = await context.client()
  const previousList = await findList(client, company, nameOrId, '')
  const params = { companyId: company.company_id, listId: previousList.id, active: 1, name } as const
  const { list } = await client.lists.update(params)
  const companyLabel = sanitizeText(getCompanyName(company))
  return {
    kind: 'facts',
    document: { id: list.id, name: list.name, before: previousList.name },
    lines: [
      `${context.streams.output.paint.green('✓')} The list ${sanitizeText(previousList.name)} in ${companyLabel} is now called ${sanitizeText(list.name)}`,
    ],
  }
}
