import {
  type Client,
  type Company,
  computeMonthlySubscriptionPrice,
  foldName,
  formatMoneyText,
  getChangeRefusal,
  getCompanyName,
  getMaxSeats,
  isLeavingPlan,
  isPackageActive,
  type PartnerAccount,
  type Plan,
  type SubscriptionChange,
} from '@heed/contracts'
import type { OptionValues } from '../../command/command.ts'
import type { Context } from '../../command/context.ts'
import type { FactsOutcome } from '../../command/outcome.ts'
import { exitCodes, Stop } from '../../io/exit.ts'
import { type Fact, formatFactLines } from '../../io/print/facts.ts'
import { sanitizeText } from '../../io/terminal/width.ts'
import { formatThousands, toKebabCase } from '../../io/words.ts'
import { getCompaniesFile } from '../../many/fields.ts'
import { listRunningCampaigns } from './blockers.ts'
import {
  changesAnything,
  parseSubscriptionChange,
  type SubscriptionOptions,
  selectSubscriptionOptions,
} from './change.ts'
import type { subscriptionSetOptions } from './commands.ts'
import { type CostChange, estimateChange, getCostFacts, toCostDocument } from './cost.ts'
import { computeNewEnd, endsEarlier, restartMonths } from './endDate.ts'
import { countedFromToday, hasEnded } from './extension.ts'
import { findSellingPartner } from './partnerFor.ts'
import { getLastDay, getPlanName, toSubscriptionDocument } from './words.ts'

const formatPlanLine = (plan: Plan): string => {
  const [firstTier] = plan.tiers
  const from = plan.isFree
    ? 'free'
    : `from ${formatMoneyText(computeMonthlySubscriptionPrice(plan, firstTier?.starting_unit ?? 1) ?? 0)} a month`
  return `${plan.code}  ${plan.name}, ${from}, up to ${formatThousands(getMaxSeats(plan))} seats`
}

function findPlan(plans: readonly Plan[], nameOrCode: string): Plan {
  const key = foldName(nameOrCode)
  const match =
    plans.find(({ code, id }) => code === nameOrCode || id === nameOrCode) ??
    plans.find(({ code, name }) => foldName(code) === key || foldName(name) === key)
  if (match) return match
  throw new Stop(
    `There's no plan "${nameOrCode}".`,
    exitCodes.usage,
    'Add one of:',
    ...plans.map((plan) => `  --plan ${formatPlanLine(plan)}`),
  )
}

interface SubscriptionJob {
  context: Context
  client: Client
  company: Company
  account: PartnerAccount
  change: SubscriptionChange
  plan: string
  options: SubscriptionOptions
}

async function prepareChange(
  context: Context,
  options: SubscriptionOptions,
  nameOrId: string,
): Promise<SubscriptionJob> {
  const { plan } = options
  if (!changesAnything(options)) {
    throw new Stop(
      'Nothing to change.',
      exitCodes.usage,
      'Add --plan <plan>, --seats <n>, --validity <months>, --until <date> or --extend <time>.',
    )
  }
  const company = await context.company(nameOrId)
  const client = await context.client()
  const account = await findSellingPartner(client, company)
  const { plans } = await client.partners.loadPlans({ partnerId: account.id })
  const requestedPlan = plan === undefined ? undefined : findPlan(plans, plan)
  const currentPlan = plans.find(({ code }) => code === company.subscription?.subscription_code)
  const change = parseSubscriptionChange(
    company,
    { namedPlan: requestedPlan, held: currentPlan, now: context.now().toISOString() },
    options,
  )
  const planName = requestedPlan?.name ?? getPlanName(company)
  return { context, client, company, account, change, plan: planName, options }
}

async function refuseBlockedChange({ client, company, account, change }: SubscriptionJob): Promise<void> {
  const { subscriptionCode, seats: newSeats } = change
  const answer = await client.subscriptions.canEdit({
    companyId: company.company_id,
    partnerId: account.id,
    subscriptionCode,
    newSeats,
  })
  const isLeaving = isLeavingPlan(company, subscriptionCode)
  const refusal = getChangeRefusal(answer, isLeaving)
  if (!refusal) return
  const isRunning = isLeaving && answer.activeTrainings + answer.activeAssessments > 0
  throw new Stop(
    `${sanitizeText(getCompanyName(company))}: ${refusal.title}`,
    exitCodes.failed,
    refusal.text,
    ...(isRunning ? await listRunningCampaigns(client, company) : []),
  )
}

const formatArrow = (before: string, after: string): string =>
  before === after ? before : `${before || '–'} → ${after}`

function formatEnd({
  company: { valid_to: validTo, subscription },
  change,
  context,
  options,
}: SubscriptionJob): string {
  const previousLastDay = getLastDay(validTo)
  const isActive = subscription ? isPackageActive(subscription) : false
  const { validity = isActive ? undefined : restartMonths, validTill } = change
  if (validity === undefined) return previousLastDay
  const end = computeNewEnd({ validity, validTill }, context.now())
  if (end === null) return formatArrow(previousLastDay, 'no end')
  const isRestart = options.extend !== undefined && hasEnded(validTo, context.now().toISOString())
  const note = isRestart ? `, ${countedFromToday}` : endsEarlier(validTo, end) ? ', earlier than now' : ''
  return `${formatArrow(previousLastDay, getLastDay(end))}${note}`
}

function getChangeFacts(job: SubscriptionJob, cost: CostChange): Fact[] {
  const { company, account, change, plan } = job
  return [
    ['plan', formatArrow(getPlanName(company), plan)],
    ['seats', formatArrow(formatThousands(company.users_available), formatThousands(change.seats))],
    ['valid to', formatEnd(job)],
    ...getCostFacts(company, account, cost),
  ]
}

const manyOptions = [
  ...(['partner', 'resume', 'maxErrors', 'maxCost', 'force', 'includeEnded', 'receipt', 'result'] as const),
]

function refuseManyOptions(values: OptionValues<typeof subscriptionSetOptions>): void {
  const option = manyOptions.find((key) => values[key] !== undefined && values[key] !== false)
  if (option === undefined) return
  const name = `--${toKebabCase(option)}`
  throw new Stop(
    `${name} only works with --company @FILE or --ending-before.`,
    exitCodes.usage,
    `Leave out ${name}.`,
  )
}

async function findCompaniesSource(
  context: Context,
  { endingBefore }: OptionValues<typeof subscriptionSetOptions>,
  nameOrId: string,
): Promise<{ path: string | undefined } | undefined> {
  const path = getCompaniesFile((await context.settings()).company)
  const isOneNamed = nameOrId !== '' || (context.flags.company !== undefined && path === undefined)
  if (endingBefore !== undefined && isOneNamed) {
    throw new Stop(
      "--ending-before can't be combined with one company.",
      exitCodes.usage,
      'Leave out --ending-before or the company.',
    )
  }
  return endingBefore !== undefined || (path !== undefined && !nameOrId) ? { path } : undefined
}

export async function setSubscription(
  context: Context,
  values: OptionValues<typeof subscriptionSetOptions>,
  nameOrId: string,
): Promise<FactsOutcome> {
  const source = await findCompaniesSource(context, values, nameOrId)
  if (source) return (await import('./many/set.ts')).setManySubscriptions(context, values, source.path)
  refuseManyOptions(values)
  const { dryRun, yes } = values
  const options = selectSubscriptionOptions(values)
  const job = await prepareChange(context, options, nameOrId)
  await refuseBlockedChange(job)
  const { client, company, account, change } = job
  const { subscriptionCode, seats } = change
  const cost = await estimateChange(client, company, account.id, { subscriptionCode, seats })
  const { error, output } = context.streams
  const name = sanitizeText(getCompanyName(company))
  const formatCostLines = (paint: typeof error.paint) =>
    formatFactLines(paint.bold(name), getChangeFacts(job, cost), paint)
  const document = {
    id: company.company_id,
    name: getCompanyName(company),
    before: toSubscriptionDocument(company),
  }
  if (dryRun) {
    return {
      kind: 'facts',
      document: { ...document, change, saved: false, ...toCostDocument(cost) },
      lines: [`Dry run: nothing was saved for ${name}`, ...formatCostLines(output.paint).slice(1)],
    }
  }
  if (!yes || !context.quiet) error.write(`${formatCostLines(error.paint).join('\n')}\n`)
  if (!yes && !(await context.ask.confirm(`Change ${name}'s subscription?`, '--yes'))) {
    throw new Stop("Cancelled: the subscription wasn't changed.", exitCodes.usage)
  }
  await client.subscriptions.update({ companyId: company.company_id, partnerId: account.id, ...change })
  return {
    kind: 'facts',
    document: { ...document, change, saved: true, ...toCostDocument(cost) },
    lines: [`${output.paint.green('✓')} ${name}: Subscription updated.`],
  }
}
