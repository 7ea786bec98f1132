import {
  type CanBeRemoved,
  type Client,
  type Company,
  getCompanyName,
  normalizeName,
  type PartnerAccount,
} from '@heed/contracts'
import type { Context } from '../../command/context.ts'
import type { FactsOutcome } from '../../command/outcome.ts'
import { exitCodes, Stop } from '../../io/exit.ts'
import { formatFactLines } from '../../io/print/facts.ts'
import { sanitizeText } from '../../io/terminal/width.ts'
import { listRunningCampaigns } from './blockers.ts'
import { estimateChange, getCostFacts, toCostDocument } from './cost.ts'
import { findSellingPartner } from './partnerFor.ts'

export interface SubscriptionEndAction {
  action: (company: string) => string
  refusal: (answer: CanBeRemoved, company: string) => string | null
  end: (client: Client, ids: { companyId: number; partnerId: number }) => Promise<unknown>
  done: string
  document: Readonly<Record<string, unknown>>
}

async function refuseRunningCampaigns(
  client: Client,
  company: Company,
  account: PartnerAccount,
  ending: SubscriptionEndAction,
) {
  const params = { companyId: company.company_id, partnerId: account.id }
  const answer = await client.subscriptions.canBeRemoved(params)
  const refusal = ending.refusal(answer, sanitizeText(getCompanyName(company)))
  if (refusal === null) return
  throw new Stop(refusal, exitCodes.failed, ...(await listRunningCampaigns(client, company)))
}

/** The user must type the name: “yes” is too easy to type, and typing the name reveals a wrong choice. */
async function confirmByName(
  context: Context,
  company: Company,
  { action }: SubscriptionEndAction,
): Promise<void> {
  const name = getCompanyName(company)
  const answer = await context.ask.text(`${action(sanitizeText(name))}? Type the company's name:`, '--yes')
  if (normalizeName(answer) === normalizeName(name)) return
  throw new Stop(
    `Cancelled: that isn't the name of ${sanitizeText(name)}. Nothing was changed.`,
    exitCodes.usage,
  )
}

export async function performEndAction(
  context: Context,
  { typed, yes }: { typed: string; yes: boolean },
  ending: SubscriptionEndAction,
): Promise<FactsOutcome> {
  const company = await context.company(typed)
  const client = await context.client()
  const account = await findSellingPartner(client, company)
  await refuseRunningCampaigns(client, company, account, ending)
  const { company_id: companyId, subscription } = company
  const name = sanitizeText(getCompanyName(company))
  const cost = subscription
    ? await estimateChange(client, company, account.id, {
        subscriptionCode: subscription.subscription_code,
        seats: 0,
      })
    : undefined
  const { error, output } = context.streams
  if (cost && (!context.quiet || !yes)) {
    const lines = formatFactLines(
      error.paint.bold(ending.action(name)),
      getCostFacts(company, account, cost),
      error.paint,
    )
    error.write(`${lines.join('\n')}\n`)
  }
  if (!yes) await confirmByName(context, company, ending)
  await ending.end(client, { companyId, partnerId: account.id })
  return {
    kind: 'facts',
    document: {
      id: companyId,
      name: getCompanyName(company),
      ...ending.document,
      ...(cost ? toCostDocument(cost) : {}),
    },
    lines: [`${output.paint.green('✓')} ${name}: ${ending.done}`],
  }
}
