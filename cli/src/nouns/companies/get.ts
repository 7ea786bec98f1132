import {
  type Company,
  companyName,
  getPartnerId,
  hasSingleSignOn,
  isAnonymous,
  isPackageActive,
  role,
  roleIn,
} from '@heed/contracts'
import type { Values } from '../../command/command.ts'
import type { Context } from '../../command/context.ts'
import type { FactsOutcome } from '../../command/outcome.ts'
import { factLines } from '../../io/print/facts.ts'
import { sanitizeText } from '../../io/terminal/width.ts'
import { counted } from '../../io/words.ts'
import { day, lastDay, planName, priceText, seatsText, subscriptionDocument } from '../subscription/words.ts'

const active = ({ status }: Company) => ({
  trainings: status?.trainings.active.value ?? 0,
  assessments: status?.assessments.active.value ?? 0,
})

const managers = ({ managers: all = [] }: Company) =>
  all.map((manager) => ({
    email: manager.email,
    name: manager.name ?? '',
    role: manager.role === role.admin ? 'admin' : 'viewer',
  }))

const toDocument = (company: Company) => ({
  id: company.company_id,
  name: companyName(company),
  created: company.created ?? null,
  role: roleIn(company) === role.admin ? 'admin' : 'viewer',
  partnerId: getPartnerId(company),
  subscription: subscriptionDocument(company),
  trialEnds: company.trial_ends ?? null,
  seats: company.users_available,
  employees: company.users_total,
  validTo: company.valid_to ?? null,
  language: company.defaultLanguage ?? null,
  color: company.color_main ?? null,
  logo: company.logo_name ?? null,
  anonymous: isAnonymous(company),
  singleSignOn: hasSingleSignOn(company),
  activeTrainings: active(company).trainings,
  activeAssessments: active(company).assessments,
  managers: managers(company),
})

function planText(company: Company): string {
  const { subscription } = company
  if (!subscription) return 'none'
  const state = isPackageActive(subscription) ? '' : 'inactive'
  return [planName(company), priceText(subscription), state].filter(Boolean).join(' · ')
}

export async function getCompany(
  context: Context,
  _: Values<Record<never, never>>,
  typed: string,
): Promise<FactsOutcome> {
  const company = await context.company(typed)
  const { paint } = context.streams.output
  const { trainings, assessments } = active(company)
  return {
    kind: 'facts',
    document: toDocument(company),
    lines: factLines(
      `${paint.bold(sanitizeText(companyName(company)))} ${paint.dim(`company ${company.company_id}`)}`,
      [
        ['joined', day(company.created)],
        ['plan', planText(company)],
        ['seats', seatsText(company)],
        ['valid to', lastDay(company.valid_to)],
        ['active', `${counted(trainings, 'training')}, ${counted(assessments, 'assessment')}`],
        ['language', company.defaultLanguage ?? ''],
        ['logo', company.logo_name ?? 'none'],
        ['employees', isAnonymous(company) ? 'anonymous' : hasSingleSignOn(company) ? 'single sign-on' : ''],
        ...managers(company).map(
          ({ email, name, role: as }, at) =>
            [at === 0 ? 'managers' : ' ', `${name ? `${name} <${email}>` : email} (${as})`] as const,
        ),
      ],
      paint,
    ),
  }
}
