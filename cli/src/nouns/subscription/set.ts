import {
  type Client,
  type Company,
  changeRefusal,
  companyName,
  customValidity,
  eternalValidity,
  foldedName,
  isLeavingPlan,
  isPackageActive,
  moneyText,
  monthlyPrice,
  type PartnerAccount,
  type Plan,
  type SubscriptionChange,
  seatsMax,
} from '@heed/contracts'
import type { Values } from '../../command/command.ts'
import type { Context } from '../../command/context.ts'
import type { FactsOutcome } from '../../command/outcome.ts'
import { exitCodes, Stop } from '../../io/exit.ts'
import { type Fact, factLines } from '../../io/print/facts.ts'
import { sanitizeText } from '../../io/terminal/width.ts'
import { counted, thousands } from '../../io/words.ts'
import { runningCampaigns } from './blockers.ts'
import { type Options, readChange } from './change.ts'
import type { subscriptionSetOptions } from './commands.ts'
import { type CostChange, costDocument, costFacts, estimateChange } from './cost.ts'
import { findSellingPartner } from './partnerFor.ts'
import { lastDay, planName, subscriptionDocument } from './words.ts'

const planLine = (plan: Plan): string => {
  const [first] = plan.tiers
  const from = plan.isFree
    ? 'free'
    : `from ${moneyText(monthlyPrice(plan, first?.starting_unit ?? 1) ?? 0)} a month`
  return `${plan.code}  ${plan.name}, ${from}, up to ${thousands(seatsMax(plan))} seats`
}

function findPlan(plans: readonly Plan[], wanted: string): Plan {
  const key = foldedName(wanted)
  const found =
    plans.find(({ code, id }) => code === wanted || id === wanted) ??
    plans.find(({ code, name }) => foldedName(code) === key || foldedName(name) === key)
  if (found) return found
  throw new Stop(
    `There's no plan "${wanted}".`,
    exitCodes.usage,
    'Add one of:',
    ...plans.map((plan) => `  --plan ${planLine(plan)}`),
  )
}

interface Job {
  context: Context
  client: Client
  company: Company
  account: PartnerAccount
  change: SubscriptionChange
  plan: string
}

async function prepare(context: Context, options: Options, typed: string): Promise<Job> {
  const { plan, seats, validity, validTill } = options
  if ([plan, seats, validity, validTill].every((option) => option === undefined)) {
    throw new Stop(
      'Nothing to change.',
      exitCodes.usage,
      'Add --plan <plan>, --seats <n>, --validity <months> or --valid-till <date>.',
    )
  }
  const company = await context.company(typed)
  const client = await context.client()
  const account = await findSellingPartner(client, company)
  const { plans } = await client.partners.loadPlans({ partnerId: account.id })
  const named = plan === undefined ? undefined : findPlan(plans, plan)
  const held = plans.find(({ code }) => code === company.subscription?.subscription_code)
  const change = readChange(company, { named, held }, options)
  return { context, client, company, account, change, plan: named?.name ?? planName(company) }
}

async function refuseBlocked({ client, company, account, change }: Job): Promise<void> {
  const { subscriptionCode, seats: newSeats } = change
  const answer = await client.subscriptions.canEdit({
    companyId: company.company_id,
    partnerId: account.id,
    subscriptionCode,
    newSeats,
  })
  const leaves = isLeavingPlan(company, subscriptionCode)
  const refusal = changeRefusal(answer, leaves)
  if (!refusal) return
  const isRunning = leaves && answer.activeTrainings + answer.activeAssessments > 0
  throw new Stop(
    `${sanitizeText(companyName(company))}: ${refusal.title}`,
    exitCodes.failed,
    refusal.text,
    ...(isRunning ? await runningCampaigns(client, company) : []),
  )
}

const arrow = (before: string, after: string): string =>
  before === after ? before : `${before || '–'} → ${after}`

/** Months; an ended subscription restarts for a year by default (S0 section 9). */
const anew = 12

function endText({ valid_to: validTo, subscription }: Company, change: SubscriptionChange): string {
  const before = lastDay(validTo)
  const isActive = subscription ? isPackageActive(subscription) : false
  const { validity = isActive ? undefined : anew, validTill } = change
  if (validity === undefined) return before
  if (validity === customValidity) return arrow(before, lastDay(validTill))
  return arrow(before, validity === eternalValidity ? 'no end' : `${counted(validity, 'month')} from now`)
}

function facts({ company, account, change, plan }: Job, cost: CostChange): Fact[] {
  return [
    ['plan', arrow(planName(company), plan)],
    ['seats', arrow(thousands(company.users_available), thousands(change.seats))],
    ['valid to', endText(company, change)],
    ...costFacts(company, account, cost),
  ]
}

export async function setSubscription(
  context: Context,
  { dryRun, yes, ...options }: Values<typeof subscriptionSetOptions>,
  typed: string,
): Promise<FactsOutcome> {
  const job = await prepare(context, options, typed)
  await refuseBlocked(job)
  const { client, company, account, change } = job
  const { subscriptionCode, seats } = change
  const cost = await estimateChange(client, company, account.id, { subscriptionCode, seats })
  const { error, output } = context.streams
  const name = sanitizeText(companyName(company))
  const costLines = (paint: typeof error.paint) => factLines(paint.bold(name), facts(job, cost), paint)
  const document = {
    id: company.company_id,
    name: companyName(company),
    before: subscriptionDocument(company),
  }
  if (dryRun) {
    return {
      kind: 'facts',
      document: { ...document, change, saved: false, ...costDocument(cost) },
      lines: [`Dry run: nothing was saved for ${name}`, ...costLines(output.paint).slice(1)],
    }
  }
  if (!yes || !context.quiet) error.write(`${costLines(error.paint).join('\n')}\n`)
  if (!yes && !(await context.ask.confirm(`Change ${name}'s subscription?`, '--yes'))) {
    throw new Stop("Cancelled: the subscription wasn't changed.", exitCodes.usage)
  }
  await client.subscriptions.update({ companyId: company.company_id, partnerId: account.id, ...change })
  return {
    kind: 'facts',
    document: { ...document, change, saved: true, ...costDocument(cost) },
    lines: [`${output.paint.green('✓')} ${name}: Subscription updated.`],
  }
}
