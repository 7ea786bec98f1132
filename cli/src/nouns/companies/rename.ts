import { createCompanyNameField, getCompanyName } from '@heed/contracts'
import type { OptionValues } from '../../command/command.ts'
import type { Context } from '../../command/context.ts'
import type { FactsOutcome } from '../../command/outcome.ts'
import { exitCodes, Stop } from '../../io/exit.ts'
import { sanitizeText } from '../../io/terminal/width.ts'
import type { companiesRenameOptions } from './commands.ts'

function readName(name: string | undefined): string {
  const parseResult = createCompanyNameField('No new name was given.').safeParse(name ?? '')
  if (parseResult.success) return parseResult.data
  const [issue] = parseResult.error.issues
  throw new Stop(issue?.message ?? '', exitCodes.usage, 'Add --name <name>')
}

export async function renameCompany(
  context: Context,
  { name }: OptionValues<typeof companiesRenameOptions>,
  nameOrId: string,
): Promise<FactsOutcome> {
  const newName = readName(name)
  const company = await context.company(nameOrId)
  const client = await context.client()
  const { company_id: companyId } = company
  const updatedCompany = await client.companies.update({ companyId, company_name: newName })
  const [oldName, after] = [getCompanyName(company), getCompanyName(updatedCompany)]
  return {
    kind: 'facts',
    document: { id: companyId, name: after, before: oldName },
    lines: [
      `${context.streams.output.paint.green('✓')} ${sanitizeText(oldName)} → ${sanitizeText(after)}: Company renamed.`,
    ],
  }
}
