import { computeValidityEnd, eternalValidityMonths, freePlanSeats, role } from '@heed/contracts'
import { type CompanyRow, freePlan, type PersonRow, trialPlan } from '@heed/fixtures'
import type { AreaHandlers } from '../../calls/handler.ts'
import { dayMs } from '../../world/Clock.ts'
import { addManager } from '../../world/managers.ts'
import { createEmailToken, formatSignInLink } from '../../world/sessions.ts'
import type { World } from '../../world/World.ts'
import { getGlobalBrand } from '../companies/brand/brands.ts'
import { addCompany } from '../companies/newCompany.ts'
import { type RequestedLinkKind, sendLink } from '../mails/emails.ts'

/** A bot check with this token fails, to show the error screen. */
export const failingToken = 'fail'
const trialDays = 14
const trialSeats = 25

interface Registration {
  world: World
  siteAddress: string
  accountDomain?: string | undefined
  input: { managerEmail: string; recaptchaToken?: string | undefined; name?: string | undefined }
}
type TrialResult = { result: 'email' | boolean }

export const trial: AreaHandlers<'trial'> = {
  register: (context) => registerCompany(context, createTrialCompany),
  registerManager: (context) => registerCompany(context, createTrialCompany),
  registerFreemium(context) {
    const answer = registerCompany(context, createFreeCompany)
    if (answer.result !== false) incrementFreemiumCounter(context.world, context.input.managerEmail)
    return answer
  },
}

function registerCompany(
  context: Registration,
  createCompany: (world: World, name: string) => CompanyRow,
): TrialResult {
  const { world, input } = context
  if (input.recaptchaToken === failingToken) return { result: false }
  const existingPerson = world.findPersonByEmail(input.managerEmail)
  if (existingPerson) {
    sendTrialEmail(context, existingPerson, 'signin')
    return { result: 'email' }
  }
  const company = createCompany(world, deriveCompanyName(input.managerEmail))
  const { managerEmail: email, name = '' } = input
  sendTrialEmail(
    context,
    addManager(world, company, { name, email, role: role.admin, billing: true }),
    'verify',
  )
  return { result: true }
}

function incrementFreemiumCounter(world: World, email: string): void {
  const { freemiums } = world.system
  const row = freemiums.find((candidate) => candidate.email === email) ?? {
    id: world.nextId(freemiums),
    email,
    created: world.clock.instant,
    counter: 0,
  }
  freemiums.put({ ...row, counter: row.counter + 1 })
}

function sendTrialEmail(
  { world, siteAddress, accountDomain }: Registration,
  person: PersonRow,
  kind: RequestedLinkKind,
): void {
  const link = formatSignInLink(siteAddress, createEmailToken(world, person.id).id)
  sendLink(world, { to: person, kind, link, brand: getGlobalBrand(world, accountDomain) })
}

function deriveCompanyName(email: string): string {
  const domainName = email.replace(/^.*@/, '').split('.')[0]?.replaceAll('-', ' ') ?? ''
  return domainName.charAt(0).toUpperCase() + domainName.slice(1)
}

function createTrialCompany(world: World, name: string): CompanyRow {
  const validTo = world.clock.after(trialDays * dayMs)
  const plan = { ...trialPlan, validFrom: world.clock.instant }
  return addCompany(world, { name, plan, trialEnds: validTo, validTo, seats: trialSeats })
}

function createFreeCompany(world: World, name: string): CompanyRow {
  const plan = { ...freePlan, validFrom: world.clock.instant }
  const validTo = computeValidityEnd(eternalValidityMonths, world.clock.instant)
  return addCompany(world, { name, plan, validTo, seats: freePlanSeats })
}
