import { aCompany, aList, aUser } from '@heed/fixtures/factories'
import { describe, expect, it } from 'vitest'
import { adminsOnlyText, isPermanentRefusal, peopleManagersOnlyText } from '../refusals.ts'
import {
  getAddressRefusal,
  getAnonymityRefusal,
  getListLockReason,
  getListNameRefusal,
  getPeopleRefusals,
  getSeatsRefusal,
  getSingleSignOnRefusal,
  getTrackingRefusal,
} from './people.ts'

const seatLimitText = 'Employees limit reached.'
const viewer = aCompany({ role: 2 })
const noRefusals = {
  ...{ edit: null, delete: null, add: null, createList: null, changeList: null, addToList: null },
  sendAgain: null,
}

describe('peopleRefusals', () => {
  it.each([
    ['an admin can do everything', aUser(), aCompany({ role: 1 }), noRefusals],
    [
      'a viewer can do nothing',
      aUser(),
      viewer,
      {
        edit: peopleManagersOnlyText,
        delete: peopleManagersOnlyText,
        add: peopleManagersOnlyText,
        createList: adminsOnlyText,
        changeList: adminsOnlyText,
        addToList: adminsOnlyText,
        sendAgain: adminsOnlyText,
      },
    ],
    [
      'a viewer who manages people can change employees but not lists',
      aUser({ permissions: ['manageUsers'] }),
      viewer,
      {
        ...noRefusals,
        createList: adminsOnlyText,
        changeList: adminsOnlyText,
        addToList: adminsOnlyText,
        sendAgain: adminsOnlyText,
      },
    ],
    [
      'the owning partner can do everything',
      aUser({ superForAccounts: [{ id: 3, name: 'Borealis' }] }),
      { ...viewer, account_id: 3, partnerId: 3 },
      noRefusals,
    ],
    [
      "an admin of a full company can't add employees",
      aUser(),
      aCompany({ role: 1, canAddUsers: false }),
      { ...noRefusals, add: seatLimitText, createList: seatLimitText, addToList: seatLimitText },
    ],
    [
      "an admin can't delete employees managed by single sign-on",
      aUser(),
      aCompany({ role: 1, settings: { 'ui.sso.configured': '1' } }),
      { ...noRefusals, delete: "With single sign-on, employees can't be deleted here" },
    ],
  ])('returns the refusals for each role: %s', (_, user, company, refusals) => {
    expect(getPeopleRefusals(user, company)).toEqual(refusals)
  })

  it('refuses permanently by role, and temporarily when seats run out', () => {
    const { add, createList } = getPeopleRefusals(aUser(), viewer)
    expect([isPermanentRefusal(add), isPermanentRefusal(createList)]).toEqual([true, true])
    const full = getPeopleRefusals(aUser(), aCompany({ role: 1, canAddUsers: false }))
    expect([isPermanentRefusal(full.add), isPermanentRefusal(full.edit)]).toEqual([false, false])
  })

  it('locks lists managed by an integration', () => {
    const refusal = getListLockReason(aList({ source: 'azure' }))
    expect([refusal?.includes('integration'), isPermanentRefusal(refusal)]).toEqual([true, false])
    expect(getListLockReason(aList({ source: null }))).toBeNull()
  })
})

describe('company rules for employees and lists', () => {
  it.each([
    ['a company with free seats accepts employees', getSeatsRefusal({ canAddUsers: true }), null],
    ['a company without seat information accepts employees', getSeatsRefusal({}), null],
    ['a full company accepts no employees', getSeatsRefusal({ canAddUsers: false }), seatLimitText],
    ['employees can be deleted without single sign-on', getSingleSignOnRefusal({ settings: {} }), null],
    [
      "employees can't be deleted with single sign-on",
      getSingleSignOnRefusal({ settings: { 'ui.sso.configured': '1' } }),
      "With single sign-on, employees can't be deleted here",
    ],
    ['employees can be viewed by name with tracking', getTrackingRefusal({ anonymousTracking: false }), null],
    [
      "employees can't be viewed by name without tracking",
      getTrackingRefusal({ anonymousTracking: true }),
      'Tracking users is disabled',
    ],
    ['a company can be made anonymous', getAnonymityRefusal({ anonymousTracking: false }), null],
    [
      "an anonymous company can't be made anonymous again",
      getAnonymityRefusal({ anonymousTracking: true }),
      'The company is already anonymous',
    ],
    ['a list can get an unused name', getListNameRefusal(undefined), null],
    [
      "a list can't get another list's name",
      getListNameRefusal('Sales'),
      'There is already a list named "Sales"',
    ],
    ['an employee can get an unused address', getAddressRefusal('asa@example.is', false), null],
    [
      "an employee can't get another employee's address",
      getAddressRefusal('asa@example.is', true),
      'There is already an employee with the address asa@example.is',
    ],
  ])('allow or refuse each action: %s', (_, said, refusal) => {
    expect(said).toBe(refusal)
  })
})
