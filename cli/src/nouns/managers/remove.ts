import { getManagerRemovalRefusal, normalizeAddress } from '@heed/contracts'
import type { OptionValues } from '../../command/command.ts'
import type { Context } from '../../command/context.ts'
import type { FactsOutcome } from '../../command/outcome.ts'
import { exitCodes, Stop } from '../../io/exit.ts'
import { sanitizeText } from '../../io/terminal/width.ts'
import type { managersRemoveOptions } from './commands.ts'
import { findManager, isAdmin, readManagers } from './find.ts'

export async function removeManager(
  context: Context,
  { yes }: OptionValues<typeof managersRemoveOptions>,
  address: string,
): Promise<FactsOutcome> {
  const found = await readManagers(context)
  const { client, company, companyLabel, managers } = found
  const manager = findManager(found, address)
  const { email, name = '' } = manager
  const user = await client.auth.getCurrentUser()
  const refusal = getManagerRemovalRefusal({
    isCurrentUser: normalizeAddress(email) === normalizeAddress(user.email),
    isLast: isAdmin(manager) && managers.filter(isAdmin).length === 1,
    kind: 'company',
  })
  if (refusal) {
    throw new Stop(refusal, exitCodes.failed, `See all: heed managers list --company ${company.company_id}`)
  }
  const label = sanitizeText(email)
  if (!yes && !(await context.ask.confirm(`Remove ${label} from ${companyLabel}?`, '--yes'))) {
    throw new Stop('Cancelled: no one was removed.', exitCodes.usage)
  }
  await client.managers.delete({ companyId: company.company_id, email })
  return {
    kind: 'facts',
    document: { email, name, removed: true },
    lines: [
      `${context.streams.output.paint.green('✓')} Admin removed! ${label} no longer manages ${companyLabel}`,
    ],
  }
}
