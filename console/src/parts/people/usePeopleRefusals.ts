import { type PeopleAction, peopleRefusals, type Refusals } from '@heed/contracts'
import { useCompany, useRoot } from '../../app/RootContext.tsx'

/** Why the signed-in person may not do something with the employees and lists of the company; for observers. */
export function usePeopleRefusals(): Refusals<PeopleAction> {
  const { user } = useRoot().session
  const company = useCompany()
  if (!user) throw new Error('Nobody is signed in')
  return peopleRefusals(user, company)
}
