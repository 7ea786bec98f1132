import type { Company } from '../../entities/companies/company.ts'
import type { EmployeeList } from '../../entities/people/employee.ts'
import type { User } from '../../entities/people/user.ts'
import {
  canAddEmployees,
  canManageEmployees,
  hasSingleSignOn,
  isAnonymous,
  isCompanyAdmin,
} from '../access/company.ts'
import {
  adminsOnlyText,
  getFirstReason,
  peopleManagersOnlyText,
  type Refusals,
  singleSignOnDeleteText,
} from '../refusals.ts'

export const seatLimitText = 'Employees limit reached.'
export const isSeatLimitRefusal = (refusal: string | undefined): boolean => refusal === seatLimitText
export const integrationListText = 'An integration manages this list and its members'

export type PeopleAction = 'edit' | 'delete' | 'add' | 'createList' | 'changeList' | 'addToList' | 'sendAgain'

export function getPeopleRefusals(user: User, company: Company): Refusals<PeopleAction> {
  const admin = !isCompanyAdmin(user, company) && adminsOnlyText
  const manager = !canManageEmployees(user, company) && peopleManagersOnlyText
  const seats = getSeatsRefusal(company)
  return {
    edit: getFirstReason(manager),
    delete: getFirstReason(manager, getSingleSignOnRefusal(company)),
    add: getFirstReason(manager, seats),
    createList: getFirstReason(admin, seats),
    changeList: getFirstReason(admin),
    addToList: getFirstReason(admin, seats),
    sendAgain: getFirstReason(admin),
  }
}

/** Full companies accept neither employees nor lists (S2 section 2.3, P-10). */
export const getSeatsRefusal = (company: Parameters<typeof canAddEmployees>[0]): string | null =>
  canAddEmployees(company) ? null : seatLimitText

export const getSingleSignOnRefusal = (company: Parameters<typeof hasSingleSignOn>[0]): string | null =>
  hasSingleSignOn(company) ? singleSignOnDeleteText : null

type TrackedCompany = Parameters<typeof isAnonymous>[0]

/** Companies with anonymous tracking never show employees by name (P-11). */
export const getTrackingRefusal = (company: TrackedCompany): string | null =>
  isAnonymous(company) ? 'Tracking users is disabled' : null

export const alreadyAnonymousText = 'The company is already anonymous'

/** Anonymous tracking can't be turned off (P-11). */
export const getAnonymityRefusal = (company: TrackedCompany): string | null =>
  isAnonymous(company) ? alreadyAnonymousText : null

export const getListNameRefusal = (existingName: string | undefined): string | null =>
  existingName === undefined ? null : `There is already a list named "${existingName}"`

export const getAddressRefusal = (email: string, isTaken: boolean): string | null =>
  isTaken ? `There is already an employee with the address ${email}` : null

/** Lists from integrations can be renamed here, but not deleted or filled with employees (S2 section 2.3, P-9). */
export const getListLockReason = ({ source }: Pick<EmployeeList, 'source'>): string | null =>
  source ? integrationListText : null

export const getMembersLockReason = (lists: readonly Pick<EmployeeList, 'source'>[]): string | null =>
  getFirstReason(...lists.map(getListLockReason))
