import { getPeopleRefusals, type PeopleAction, type Refusals } from '@heed/contracts'
import { useCompany, useRoot } from '../../app/root/RootContext.tsx'

export function usePeopleRefusals(): Refusals<PeopleAction> {
  const { user } = useRoot().session
  const company = useCompany()
  if (!user) throw new Error('No one is signed in')
  return getPeopleRefusals(user, company)
}
