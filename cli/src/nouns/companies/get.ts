import {
  type Company,
  getCompanyName,
  getPartnerId,
  getRole,
  hasSingleSignOn,
  isAnonymous,
  isPackageActive,
  role,
} from '@heed/contracts'
import type { OptionValues } from '../../command/command.ts'
import type { Context } from '../../command/context.ts'
import type { FactsOutcome } from '../../command/outcome.ts'
import { formatFactLines } from '../../io/print/facts.ts'
import { sanitizeText } from '../../io/terminal/width.ts'
import { formatCount } from '../../io/words.ts'
import {
  formatDay,
  formatPrice,
  formatSeats,
  getLastDay,
  getPlanName,
  toSubscriptionDocument,
} from '../subscription/words.ts'

const getActiveCampaignCounts = ({ status }: Company) => ({
  trainings: status?.trainings.active.value ?? 0,
  assessments: status?.assessments.active.value ?? 0,
})

const toManagers = ({ managers = [] }: Company) =>
  managers.map((manager) => ({
    email: manager.email,
    name: manager.name ?? '',
    role: manager.role === role.admin ? 'admin' : 'viewer',
  }))

const toDocument = (company: Company) => ({
  id: company.company_id,
  name: getCompanyName(company),
  created: company.created ?? null,
  role: getRole(company) === role.admin ? 'admin' : 'viewer',
  partnerId: getPartnerId(company),
  subscription: toSubscriptionDocument(company),
  trialEnds: company.trial_ends ?? null,
  seats: company.users_available,
  employees: company.users_total,
  validTo: company.valid_to ?? null,
  language: company.defaultLanguage ?? null,
  color: company.color_main ?? null,
  logo: company.logo_name ?? null,
  anonymous: isAnonymous(company),
  singleSignOn: hasSingleSignOn(company),
  activeTrainings: getActiveCampaignCounts(company).trainings,
  activeAssessments: getActiveCampaignCounts(company).assessments,
  managers: toManagers(company),
})

function formatPlan(company: Company): string {
  const { subscription } = company
  if (!subscription) return 'none'
  const state = isPackageActive(subscription) ? '' : 'inactive'
  return [getPlanName(company), formatPrice(subscription), state].filter(Boolean).join(' · ')
}

export async function getCompany(
  context: Context,
  _: OptionValues<Record<never, never>>,
  nameOrId: string,
): Promise<FactsOutcome> {
  const company = await context.company(nameOrId)
  const { paint } = context.streams.output
  const { trainings, assessments } = getActiveCampaignCounts(company)
  return {
    kind: 'facts',
    document: toDocument(company),
    lines: formatFactLines(
      `${paint.bold(sanitizeText(getCompanyName(company)))} ${paint.dim(`company ${company.company_id}`)}`,
      [
        ['joined', formatDay(company.created)],
        ['plan', formatPlan(company)],
        ['seats', formatSeats(company)],
        ['valid to', getLastDay(company.valid_to)],
        ['active', `${formatCount(trainings, 'training')}, ${formatCount(assessments, 'assessment')}`],
        ['language', company.defaultLanguage ?? ''],
        ['logo', company.logo_name ?? 'none'],
        ['employees', isAnonymous(company) ? 'anonymous' : hasSingleSignOn(company) ? 'single sign-on' : ''],
        ...toManagers(company).map(
          ({ email, name, role }, index) =>
            [index === 0 ? 'managers' : ' ', `${name ? `${name} <${email}>` : email} (${role})`] as const,
        ),
      ],
      paint,
    ),
  }
}
