import type { Company } from '../entities/company.ts'
import type { EmployeeList } from '../entities/employee.ts'
import type { User } from '../entities/user.ts'
import { hasSingleSignOn, isAdminOf, isAnonymous, mayAddUsers, mayManageUsers } from './company.ts'
import { adminsOnly, firstOf, peopleManagersOnly, type Refusals, singleSignOnRemoves } from './refusals.ts'

/** No more people fit into the subscription, or it is over (S2 section 2.3). */
export const seatsTaken = 'Employees limit reached.'
/** Whether a refusal lies in the seats, whatever was asked. */
export const isSeatsTaken = (refusal: string | undefined): boolean => refusal === seatsTaken
export const listOfIntegration = 'The list belongs to an integration, which decides who is on it'

/** What is done with employees and lists. `add`: by hand and by a file; `addToList`: people who are there already. */
export type PeopleAction = 'edit' | 'delete' | 'add' | 'createList' | 'changeList' | 'addToList' | 'sendAgain'

/** For each action with people and lists why somebody may not do it; null where they may (S0 section 6, S2 section 2.3). */
export function peopleRefusals(user: User, company: Company): Refusals<PeopleAction> {
  const admin = !isAdminOf(user, company) && adminsOnly
  const manager = !mayManageUsers(user, company) && peopleManagersOnly
  const seats = seatsRefusal(company)
  return {
    edit: firstOf(manager),
    delete: firstOf(manager, singleSignOnRefusal(company)),
    add: firstOf(manager, seats),
    createList: firstOf(admin, seats),
    changeList: firstOf(admin),
    addToList: firstOf(admin, seats),
    sendAgain: firstOf(admin),
  }
}

/** Nobody comes into a company whose seats are taken, and no list either (S2 section 2.3, P-10). */
export const seatsRefusal = (company: Parameters<typeof mayAddUsers>[0]): string | null =>
  mayAddUsers(company) ? null : seatsTaken

/** With single sign-on people are removed where they sign in, and nowhere else (S2 section 2.3). */
export const singleSignOnRefusal = (company: Parameters<typeof hasSingleSignOn>[0]): string | null =>
  hasSingleSignOn(company) ? singleSignOnRemoves : null

type Tracked = Parameters<typeof isAnonymous>[0]

/** Where tracking is anonymous, nobody is looked at by name (P-11). */
export const trackingRefusal = (company: Tracked): string | null =>
  isAnonymous(company) ? 'Tracking users is disabled' : null

export const anonymousAlready = 'The company is anonymous already'

/** A company becomes anonymous once, and for good (P-11). */
export const anonymityRefusal = (company: Tracked): string | null =>
  isAnonymous(company) ? anonymousAlready : null

/** Two lists of a company never share a name, for an import finds them by it; `taken` is what another one is called. */
export const listNameRefusal = (taken: string | undefined): string | null =>
  taken === undefined ? null : `There is already a list named "${taken}"`

/** An address is one employee's. */
export const addressRefusal = (email: string, isTaken: boolean): string | null =>
  isTaken ? `There is already an employee with the address ${email}` : null

/** A list that an integration keeps is neither deleted nor filled from here; its name may be changed (S2 section 2.3, P-9). */
export const keptElsewhere = ({ source }: Pick<EmployeeList, 'source'>): string | null =>
  source ? listOfIntegration : null

/** Why nobody is put on these lists or taken off them from here; null where none of them is kept elsewhere. */
export const membersKeptElsewhere = (lists: readonly Pick<EmployeeList, 'source'>[]): string | null =>
  firstOf(...lists.map(keptElsewhere))
