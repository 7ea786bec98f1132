import { beforeEach, expect, it } from 'vitest'
import { DraftsStore } from './DraftsStore.ts'

beforeEach(() => sessionStorage.clear())

const draftsOf = (person: string) => {
  const drafts = new DraftsStore()
  drafts.belongTo(person)
  return drafts
}

it('drafts outlive the page until they are dropped', () => {
  const drafts = draftsOf('u1')
  drafts.keep('11/name', 'Sales')
  drafts.keep('12/name', { text: 'HR' })
  const afterReload = draftsOf('u1')
  expect([afterReload.read('11/name'), afterReload.read('12/name')]).toEqual(['Sales', { text: 'HR' }])
  afterReload.drop('11/name')
  expect(draftsOf('u1').read('11/name')).toBeUndefined()
})

it('drafts are gone when somebody else comes, and for good', () => {
  draftsOf('u1').keep('11/name', 'Sales')
  expect(draftsOf('u2').read('11/name')).toBeUndefined()
  expect(draftsOf('u1').read('11/name')).toBeUndefined()
})

it('nothing is kept of nobody, nor after everything was cleared', () => {
  const drafts = new DraftsStore()
  drafts.keep('11/name', 'Sales')
  drafts.belongTo('u1')
  drafts.keep('11/name', 'Sales')
  drafts.clear()
  drafts.keep('11/name', 'Sales')
  expect([drafts.read('11/name'), sessionStorage.length]).toEqual([undefined, 0])
})

it.each(['{broken', '[]', '{"person":"u1"}', '{"person":"u1","drafts":[]}'])(
  'what somebody has written over it is as if it were not there: %s',
  (text) => {
    sessionStorage.setItem('heed.drafts', text)
    const drafts = draftsOf('u1')
    drafts.keep('11/name', 'Sales')
    expect(draftsOf('u1').read('11/name')).toBe('Sales')
  },
)
