import { campaignStatus, importRecordsMax } from '@heed/contracts'
import { isValid, usersLeft } from '../../domain/billing/seatUse.ts'
import { type Facts, namedRows } from './facts.ts'

type Mend = (facts: Facts) => string[]

const seats: Mend = ({ world, company, controls }) => {
  if (!company) return []
  const patch = (change: object) => `PATCH ${controls}/db/companies/${company.id} ${JSON.stringify(change)}`
  const left = usersLeft(world, company)
  return [
    ...(isValid(world, company)
      ? []
      : [
          `An end date in the future, not ${company.validTo}: ${patch({ validTo: world.clock.after(31_536_000_000) })}`,
        ]),
    left > 0
      ? `Seats for everyone in the call, not ${left}: ${patch({ seats: company.seats - left + importRecordsMax })}`
      : `A free seat, not ${left}: ${patch({ seats: company.seats - left + 10 })}`,
  ]
}

const otherName: Mend = () => ['A unique name, or the other one renamed or deleted first']
const otherAddress: Mend = () => ['An address no one else has, or the other person changed or deleted first']

const stopped: Mend = ({ world, company, controls }) => {
  if (!company) return []
  const { trainingsOfCompany, assessmentsOfCompany } = world.campaigns
  const stop = (name: string, campaigns: readonly { id: number; status: number }[]) =>
    campaigns
      .filter(({ status }) => status === campaignStatus.active)
      .map(
        ({ id }) =>
          `${id} stopped: PATCH ${controls}/db/${name}/${id} {"status":${campaignStatus.completed}}`,
      )
  return [
    ...stop('trainings', trainingsOfCompany.of(company.id)),
    ...stop('assessments', assessmentsOfCompany.of(company.id)),
  ]
}

const card: Mend = ({ world, company, account, controls }) => {
  const payer = account ? `account:${account.id}` : `company:${company?.id}`
  const row = { id: payer, brand: 'Visa', last4: '1111', validUntil: world.clock.after(31_536_000_000) }
  return world.billing.cards.get(payer)
    ? [`A card that hasn't expired: PATCH ${controls}/db/cards/${payer} {"validUntil":"${row.validUntil}"}`]
    : [`A card: POST ${controls}/db/cards ${JSON.stringify(row)}`]
}

const portal: Mend = ({ company, account, controls }) => [
  `Billing switched on: PATCH ${controls}/db/${account ? `accounts/${account.id}` : `companies/${company?.id}`} {"billing":true}`,
]

const mends: Readonly<Record<string, Mend>> = {
  limit_reached: seats,
  name_taken: otherName,
  email_taken: otherAddress,
  manager_exists: otherAddress,
  active_campaigns: stopped,
  plan_change: stopped,
  no_card: card,
  no_billing: portal,
  list_of_integration: (facts) =>
    namedRows(facts).map(
      ({ place }) => `A list of the company's own: PATCH ${facts.controls}/db/${place} {"source":null}`,
    ),
}

export const getMends = (facts: Facts): string[] => mends[facts.entry.refused?.code ?? '']?.(facts) ?? []
