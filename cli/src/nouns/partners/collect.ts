import { type ApiError, type Client, formatMoneyText, type PartnerAccount } from '@heed/contracts'
import { findAccount } from '../../command/accounts.ts'
import type { OptionValues } from '../../command/command.ts'
import type { Context } from '../../command/context.ts'
import type { FactsOutcome } from '../../command/outcome.ts'
import { exitCodes, Stop } from '../../io/exit.ts'
import { sanitizeText } from '../../io/terminal/width.ts'
import type { partnersCollectOptions } from './commands.ts'

async function fetchCardPage(client: Client, { id }: PartnerAccount): Promise<string> {
  try {
    const { hosted_page: page } = await client.partners.openManageSession({ partnerId: id })
    return `Add a card at ${sanitizeText(page.url)}, then run the command again.`
  } catch (error) {
    if ((error as ApiError).kind !== 'conflict') throw error
    return `${(error as ApiError).message}: ask support to enable it.`
  }
}

export async function collectDues(
  context: Context,
  { yes }: OptionValues<typeof partnersCollectOptions>,
  nameOrId: string,
): Promise<FactsOutcome> {
  const client = await context.client()
  const account = await findAccount(client, nameOrId, '')
  const { id, name } = account
  const accountLabel = sanitizeText(name)
  const { totalDues, hasValidCard, currencyCode } = await client.partners.subscriptionOverview({
    partnerId: id,
  })
  const createCollectDocument = (collectedCents: number) => ({
    id,
    name,
    collected: collectedCents,
    currencyCode,
  })
  if (totalDues === 0)
    return { kind: 'facts', document: createCollectDocument(0), lines: [`${accountLabel} owes nothing.`] }
  const amount = formatMoneyText(totalDues, currencyCode)
  if (!hasValidCard) {
    throw new Stop(
      `${accountLabel} owes ${amount}, but there's no valid card on file.`,
      exitCodes.failed,
      await fetchCardPage(client, account),
    )
  }
  if (!yes && !(await context.ask.confirm(`Charge ${amount} to ${accountLabel}'s card?`, '--yes'))) {
    throw new Stop('Cancelled: nothing was collected.', exitCodes.usage)
  }
  const { collected } = await client.partners.collectPayment({ partnerId: id })
  return {
    kind: 'facts',
    document: createCollectDocument(collected),
    lines: [
      `${context.streams.output.paint.green('✓')} Collected ${formatMoneyText(collected, currencyCode)} from ${accountLabel}`,
    ],
  }
}
