import { aCompany, aList, aUser } from '@heed/fixtures/factories'
import { describe, expect, it } from 'vitest'
import { adminsOnly, isForGood, peopleManagersOnly } from '../refusals.ts'
import {
  addressRefusal,
  anonymityRefusal,
  getListLockReason,
  listNameRefusal,
  peopleRefusals,
  seatsRefusal,
  singleSignOnRefusal,
  trackingRefusal,
} from './people.ts'

const seats = 'Employees limit reached.'
const viewer = aCompany({ role: 2 })
const nothing = {
  ...{ edit: null, delete: null, add: null, createList: null, changeList: null, addToList: null },
  sendAgain: null,
}

describe('peopleRefusals', () => {
  it.each([
    ['an admin everything', aUser(), aCompany({ role: 1 }), nothing],
    [
      'a viewer nothing',
      aUser(),
      viewer,
      {
        edit: peopleManagersOnly,
        delete: peopleManagersOnly,
        add: peopleManagersOnly,
        createList: adminsOnly,
        changeList: adminsOnly,
        addToList: adminsOnly,
        sendAgain: adminsOnly,
      },
    ],
    [
      'a viewer who manages people changes these, and no lists',
      aUser({ permissions: ['manageUsers'] }),
      viewer,
      {
        ...nothing,
        createList: adminsOnly,
        changeList: adminsOnly,
        addToList: adminsOnly,
        sendAgain: adminsOnly,
      },
    ],
    [
      'the owning partner everything',
      aUser({ superForAccounts: [{ id: 3, name: 'Borealis' }] }),
      { ...viewer, account_id: 3, partnerId: 3 },
      nothing,
    ],
    [
      'an admin of a full company adds nobody',
      aUser(),
      aCompany({ role: 1, canAddUsers: false }),
      { ...nothing, add: seats, createList: seats, addToList: seats },
    ],
    [
      'an admin deletes nobody whom single sign-on looks after',
      aUser(),
      aCompany({ role: 1, settings: { 'ui.sso.configured': '1' } }),
      { ...nothing, delete: "With single sign-on, employees can't be deleted here" },
    ],
  ])('returns the refusals for each role: %s', (_, user, company, refusals) => {
    expect(peopleRefusals(user, company)).toEqual(refusals)
  })

  it('refuses permanently by role, and temporarily when seats run out', () => {
    const { add, createList } = peopleRefusals(aUser(), viewer)
    expect([isForGood(add), isForGood(createList)]).toEqual([true, true])
    const full = peopleRefusals(aUser(), aCompany({ role: 1, canAddUsers: false }))
    expect([isForGood(full.add), isForGood(full.edit)]).toEqual([false, false])
  })

  it('locks lists managed by an integration', () => {
    const refusal = getListLockReason(aList({ source: 'azure' }))
    expect([refusal?.includes('integration'), isForGood(refusal)]).toEqual([true, false])
    expect(getListLockReason(aList({ source: null }))).toBeNull()
  })
})

describe('company rules for employees and lists', () => {
  it.each([
    ['a company with seats takes people', seatsRefusal({ canAddUsers: true }), null],
    ['one that says nothing of it does so too', seatsRefusal({}), null],
    ['a full one takes nobody', seatsRefusal({ canAddUsers: false }), seats],
    ['people are deleted where they are kept', singleSignOnRefusal({ settings: {} }), null],
    [
      'single sign-on looks after them itself',
      singleSignOnRefusal({ settings: { 'ui.sso.configured': '1' } }),
      "With single sign-on, employees can't be deleted here",
    ],
    ['people are looked at by name', trackingRefusal({ anonymousTracking: false }), null],
    [
      'and are not where nobody is tracked',
      trackingRefusal({ anonymousTracking: true }),
      'Tracking users is disabled',
    ],
    ['a company becomes anonymous', anonymityRefusal({ anonymousTracking: false }), null],
    ['and does so once', anonymityRefusal({ anonymousTracking: true }), 'The company is already anonymous'],
    ['a list gets a free name', listNameRefusal(undefined), null],
    ['and none that another list has', listNameRefusal('Sales'), 'There is already a list named "Sales"'],
    ['an employee gets a free address', addressRefusal('asa@example.is', false), null],
    [
      'and none that somebody else has',
      addressRefusal('asa@example.is', true),
      'There is already an employee with the address asa@example.is',
    ],
  ])('allow or refuse each action: %s', (_, said, refusal) => {
    expect(said).toBe(refusal)
  })
})
