import { getManagerAdditionRefusal, NewManager, normalizeAddress, role } from '@heed/contracts'
import type { OptionValues } from '../../command/command.ts'
import type { Context } from '../../command/context.ts'
import type { FactsOutcome } from '../../command/outcome.ts'
import { exitCodes, Stop } from '../../io/exit.ts'
import { sanitizeText } from '../../io/terminal/width.ts'
import type { managersAddOptions } from './commands.ts'
import { getRoleName, readManagers } from './find.ts'

export async function addManager(
  context: Context,
  { name = '', role: roleName = 'admin', sendWelcome }: OptionValues<typeof managersAddOptions>,
  address: string,
): Promise<FactsOutcome> {
  const parseResult = NewManager.safeParse({ name, email: address, role: role[roleName], sendWelcome })
  if (!parseResult.success) {
    const [issue] = parseResult.error.issues
    const hints = issue?.path[0] === 'name' ? ['Add --name <name>'] : []
    throw new Stop(issue?.message ?? '', exitCodes.usage, ...hints)
  }
  const { client, company, companyLabel, managers } = await readManagers(context)
  const { email } = parseResult.data
  const isThere = managers.some((manager) => normalizeAddress(manager.email) === email)
  const refusal = getManagerAdditionRefusal(email, { isThere, of: 'company' })
  if (refusal) {
    throw new Stop(refusal, exitCodes.failed, `See all: heed managers list --company ${company.company_id}`)
  }
  const { manager } = await client.managers.create({
    companyId: company.company_id,
    ...parseResult.data,
  })
  const label = sanitizeText(manager.email)
  return {
    kind: 'facts',
    document: {
      email: manager.email,
      name: manager.name ?? '',
      role: getRoleName(manager),
      created: manager.created ?? null,
      welcome: sendWelcome,
    },
    lines: [
      `${context.streams.output.paint.green('✓')} Admin added! ${label} now manages ${companyLabel} (${getRoleName(manager)})`,
      ...(sendWelcome ? ['Login email sent!'] : []),
    ],
  }
}
