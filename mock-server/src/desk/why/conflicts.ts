import { isValid, usersLeft } from '../../world/companies.ts'
import { type Facts, namedRows } from './facts.ts'

/** What would make a call work that was refused with this code, in the state of the world as it is. */
type Mend = (facts: Facts) => string[]

const seats: Mend = ({ world, company, controls }) => {
  if (!company) return []
  const patch = (change: object) => `PATCH ${controls}/db/companies/${company.id} ${JSON.stringify(change)}`
  const left = usersLeft(world, company)
  return [
    ...(isValid(world, company)
      ? []
      : [
          `An end that lies ahead, not ${company.validTo}: ${patch({ validTo: world.clock.after(31_536_000_000) })}`,
        ]),
    ...(left > 0 ? [] : [`A free seat, not ${left}: ${patch({ seats: company.seats - left + 10 })}`]),
  ]
}

const otherName: Mend = () => ['A name that no other has, or the other one renamed or deleted first']
const otherAddress: Mend = () => [
  'An address that nobody else has, or the other person changed or deleted first',
]

const mends: Readonly<Record<string, Mend>> = {
  limit_reached: seats,
  name_taken: otherName,
  email_taken: otherAddress,
  manager_exists: otherAddress,
  list_of_integration: (facts) =>
    namedRows(facts).map(
      ({ place }) => `A list of the company's own: PATCH ${facts.controls}/db/${place} {"source":null}`,
    ),
}

/** Empty for a code that needs no more than its own description. */
export const mendsOf = (facts: Facts): string[] => mends[facts.entry.refused?.code ?? '']?.(facts) ?? []
