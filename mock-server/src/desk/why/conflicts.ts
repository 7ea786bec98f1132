import { campaignStatus, importRecordsMax } from '@heed/contracts'
import { countSeatsLeft, hasValidPlan } from '../../domain/billing/seatUse.ts'
import { findReferencedRows, type RequestFacts } from './facts.ts'

type FixFinder = (requestFacts: RequestFacts) => string[]

const suggestSeats: FixFinder = ({ world, company, controls }) => {
  if (!company) return []
  const formatPatch = (change: object) =>
    `PATCH ${controls}/db/companies/${company.id} ${JSON.stringify(change)}`
  const freeSeats = countSeatsLeft(world, company)
  return [
    ...(hasValidPlan(world, company)
      ? []
      : [
          `An end date in the future, not ${company.validTo}: ${formatPatch({ validTo: world.clock.after(31_536_000_000) })}`,
        ]),
    freeSeats > 0
      ? `Seats for everyone in the call, not ${freeSeats}: ${formatPatch({ seats: company.seats - freeSeats + importRecordsMax })}`
      : `A free seat, not ${freeSeats}: ${formatPatch({ seats: company.seats - freeSeats + 10 })}`,
  ]
}

const suggestOtherName: FixFinder = () => ['A unique name, or the other one renamed or deleted first']
const suggestOtherAddress: FixFinder = () => [
  'An address no one else has, or the other person changed or deleted first',
]

const suggestStopping: FixFinder = ({ world, company, controls }) => {
  if (!company) return []
  const { trainingsByCompany, assessmentsByCompany } = world.campaigns
  const formatStops = (name: string, campaigns: readonly { id: number; status: number }[]) =>
    campaigns
      .filter(({ status }) => status === campaignStatus.active)
      .map(
        ({ id }) =>
          `${id} stopped: PATCH ${controls}/db/${name}/${id} {"status":${campaignStatus.completed}}`,
      )
  return [
    ...formatStops('trainings', trainingsByCompany.get(company.id)),
    ...formatStops('assessments', assessmentsByCompany.get(company.id)),
  ]
}

const suggestCard: FixFinder = ({ world, company, account, controls }) => {
  const payer = account ? `account:${account.id}` : `company:${company?.id}`
  const row = { id: payer, brand: 'Visa', last4: '1111', validUntil: world.clock.after(31_536_000_000) }
  return world.billing.cards.get(payer)
    ? [`A card that hasn't expired: PATCH ${controls}/db/cards/${payer} {"validUntil":"${row.validUntil}"}`]
    : [`A card: POST ${controls}/db/cards ${JSON.stringify(row)}`]
}

const suggestBilling: FixFinder = ({ company, account, controls }) => [
  `Billing switched on: PATCH ${controls}/db/${account ? `accounts/${account.id}` : `companies/${company?.id}`} {"billing":true}`,
]

const fixFinders: Readonly<Record<string, FixFinder>> = {
  limit_reached: suggestSeats,
  name_taken: suggestOtherName,
  email_taken: suggestOtherAddress,
  manager_exists: suggestOtherAddress,
  active_campaigns: suggestStopping,
  plan_change: suggestStopping,
  no_card: suggestCard,
  no_billing: suggestBilling,
  list_of_integration: (facts) =>
    findReferencedRows(facts).map(
      ({ rowPath }) => `A list of the company's own: PATCH ${facts.controls}/db/${rowPath} {"source":null}`,
    ),
}

export const getSuggestedFixes = (requestFacts: RequestFacts): string[] =>
  fixFinders[requestFacts.entry.refused?.code ?? '']?.(requestFacts) ?? []
