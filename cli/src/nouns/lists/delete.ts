import { getCompanyName, getListLockReason } from '@heed/contracts'
import type { OptionValues } from '../../command/command.ts'
import type { Context } from '../../command/context.ts'
import { findList } from '../../command/list.ts'
import type { FactsOutcome } from '../../command/outcome.ts'
import { exitCodes, Stop } from '../../io/exit.ts'
import { sanitizeText } from '../../io/terminal/width.ts'
import { formatCount } from '../../io/words.ts'
import type { listsDeleteOptions } from './commands.ts'

const formatRemaining = (count: number): string =>
  count === 0 ? 'It has no employees.' : `Its ${formatCount(count, 'employee')} won't be deleted.`

export async function deleteList(
  context: Context,
  { yes }: OptionValues<typeof listsDeleteOptions>,
  nameOrId: string,
): Promise<FactsOutcome> {
  const company = await context.company()
  const client = await context.client()
  const { id, name, usersCount, source } = await findList(client, company, nameOrId, '')
  const companyLabel = sanitizeText(getCompanyName(company))
  const label = `the list ${sanitizeText(name)} in ${companyLabel}`
  const refusal = getListLockReason({ source })
  if (refusal !== null) {
    throw new Stop(
      refusal,
      exitCodes.notAllowed,
      `${sanitizeText(name)} in ${companyLabel} is synced from ${source}.`,
      'In the console, go to Settings > Integrations and remove its group from the integration.',
    )
  }
  const question = `Delete ${label}? ${formatRemaining(usersCount)} This can't be undone.`
  if (!yes && !(await context.ask.confirm(question, '--yes'))) {
    throw new Stop("Cancelled: the list wasn't deleted.", exitCodes.usage)
  }
  await client.lists.delete({ companyId: company.company_id, listId: id })
  return {
    kind: 'facts',
    document: { id, name, employees: usersCount, deleted: true },
    lines: [`${context.streams.output.paint.green('✓')} Deleted ${label}`],
  }
}
