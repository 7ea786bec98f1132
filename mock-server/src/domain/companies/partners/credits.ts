import {
  getCreditNameProblem,
  getCreditRefusal,
  getCreditUseRefusal,
  normalizeName,
  role,
  unknownCreditText,
} from '@heed/contracts'
import type { CompanyRow, CreditRow } from '@heed/fixtures'
import type { Caller } from '../../../calls/handler.ts'
import { getActorAccess } from '../../../world/authority.ts'
import { addManager } from '../../../world/managers.ts'
import { deriveCsrfToken } from '../../../world/sessions.ts'
import type { World } from '../../../world/World.ts'
import { countEmployees } from '../../billing/seatUse.ts'
import { startSubscription } from '../../billing/subscribe.ts'
import { selectManaged } from '../companyNames.ts'
import { addCompany } from '../newCompany.ts'

interface Assignment {
  company_id: number
  new_company_name?: string | undefined
  package_id: number
  _csrf: string
}

export function assignCredit(
  world: World,
  caller: Caller,
  input: Assignment,
): { success: true } | { error: string } {
  const credit = world.billing.credits.get(input.package_id)
  const error = findRefusal(world, caller, input, credit)
  if (error !== null || !credit) return { error: error ?? unknownCreditText }
  const company =
    input.company_id === 0
      ? createCreditCompany(world, caller, input.new_company_name ?? '')
      : world.companies.get(input.company_id)
  if (!company) return { error: unknownCompanyMessage }
  const plan = { ...credit.plan, validFrom: world.clock.instant }
  startSubscription(world, company, { plan, seats: credit.seats, validTo: credit.validTo })
  world.billing.credits.put({ ...credit, assignedTo: company.id })
  return { success: true }
}

const unknownCompanyMessage = 'There is no such company'

function findRefusal(
  world: World,
  caller: Caller,
  input: Assignment,
  credit: CreditRow | undefined,
): string | null {
  if (input._csrf !== deriveCsrfToken(caller.token)) return 'The page is out of date. Please reload it.'
  const isOwnCredit = credit?.personId === caller.person.id
  const reason = getCreditRefusal({ isOwn: isOwnCredit, isUsed: credit?.assignedTo !== null })
  if (reason !== null || !credit) return reason
  if (input.company_id === 0) {
    const names = selectManaged(world, caller).map(({ name }) => name)
    return getCreditNameProblem(input.new_company_name ?? '', names)
  }
  return getCompanyRefusal(world, caller, world.companies.get(input.company_id), credit)
}

function getCompanyRefusal(
  world: World,
  { person }: Caller,
  company: CompanyRow | undefined,
  { seats }: CreditRow,
): string | null {
  const strength = company && getActorAccess(world, person, company)
  if (!company || !strength) return unknownCompanyMessage
  return getCreditUseRefusal({
    strength,
    plan: company.plan?.type,
    employees: countEmployees(world, company),
    seats,
  })
}

function createCreditCompany(world: World, { person }: Caller, name: string): CompanyRow {
  const company = addCompany(world, { name: normalizeName(name), plan: null, validTo: null, seats: 0 })
  addManager(world, company, { name: person.name, email: person.email, role: role.admin, billing: true })
  return company
}
