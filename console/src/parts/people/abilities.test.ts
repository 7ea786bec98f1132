import { describe, expect, it } from 'vitest'
import { aCompany, aUser } from '../../../test/people.ts'
import { abilities } from './abilities.ts'

const viewer = aCompany({ role: 2 })

describe('what a person may do with employees', () => {
  it.each([
    [
      'an admin',
      aUser(),
      aCompany(),
      { edit: null, delete: null, add: null, createList: null, addToList: null },
    ],
    [
      'a viewer',
      aUser(),
      viewer,
      {
        edit: 'viewer',
        delete: 'viewer',
        add: 'viewer',
        createList: 'viewer',
        changeList: 'viewer',
        addToList: 'viewer',
      },
    ],
    [
      'a viewer who may manage users',
      aUser({ permissions: ['manageUsers'] }),
      viewer,
      {
        edit: null,
        delete: null,
        add: null,
        createList: 'viewer',
        changeList: 'viewer',
        addToList: 'viewer',
      },
    ],
    [
      'the owning partner',
      aUser({ superForAccounts: [{ id: 3, name: 'Borealis' }] }),
      viewer,
      { edit: null, createList: null, changeList: null },
    ],
    [
      'an admin of a full company',
      aUser(),
      aCompany({ canAddUsers: false }),
      { edit: null, delete: null, add: 'limit', createList: 'limit', addToList: 'limit', changeList: null },
    ],
  ])('%s', (_, user, company, expected) => {
    expect(abilities(user, company)).toMatchObject(expected)
  })

  it('hides deleting when single sign-on looks after people', () => {
    expect(abilities(aUser(), aCompany()).showsDelete).toBe(true)
    expect(abilities(aUser(), aCompany({ settings: { 'ui.sso.configured': '1' } })).showsDelete).toBe(false)
  })
})
