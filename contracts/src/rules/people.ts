import type { Company } from '../entities/company.ts'
import type { EmployeeList } from '../entities/employee.ts'
import type { User } from '../entities/user.ts'
import { hasSingleSignOn, isAdminOf, mayAddUsers, mayManageUsers } from './company.ts'
import { adminsOnly, firstOf, peopleManagersOnly, type Refusals, singleSignOnRemoves } from './refusals.ts'

/** No more people fit into the subscription, or it is over (S2 section 2.3). */
export const seatsTaken = 'Employees limit reached.'
/** Whether a refusal lies in the seats, whatever was asked. */
export const isSeatsTaken = (refusal: string | undefined): boolean => refusal === seatsTaken
export const listOfIntegration = 'The list belongs to an integration; leave its group out there'

/** What is done with employees and lists. `add`: by hand and by a file; `addToList`: people who are there already. */
export type PeopleAction = 'edit' | 'delete' | 'add' | 'createList' | 'changeList' | 'addToList'

/** For each action with people and lists why somebody may not do it; null where they may (S0 section 6, S2 section 2.3). */
export function peopleRefusals(user: User, company: Company): Refusals<PeopleAction> {
  const admin = !isAdminOf(user, company) && adminsOnly
  const manager = !mayManageUsers(user, company) && peopleManagersOnly
  const seats = !mayAddUsers(company) && seatsTaken
  return {
    edit: firstOf(manager),
    delete: firstOf(manager, hasSingleSignOn(company) && singleSignOnRemoves),
    add: firstOf(manager, seats),
    createList: firstOf(admin, seats),
    changeList: firstOf(admin),
    addToList: firstOf(admin, seats),
  }
}

/** A list that an integration keeps is neither deleted nor filled from here; its name may be changed (S2 section 2.3). */
export const keptElsewhere = ({ source }: Pick<EmployeeList, 'source'>): string | null =>
  source ? listOfIntegration : null

/** Why nobody is put on these lists or taken off them from here; null where none of them is kept elsewhere. */
export const membersKeptElsewhere = (lists: readonly Pick<EmployeeList, 'source'>[]): string | null =>
  firstOf(...lists.map(keptElsewhere))
