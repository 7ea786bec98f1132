import { beforeEach, expect, it } from 'vitest'
import { claimTabId } from './tabId.ts'

beforeEach(() => sessionStorage.clear())

let made = 0
const open = () => claimTabId(() => `tab-${String(++made)}`)
const leave = () => window.dispatchEvent(new Event('pagehide'))

it('a tab keeps its ID after a reload', () => {
  const id = open()
  leave()
  expect(open()).toBe(id)
})

it('a duplicated tab gets another ID while the original is open', () => {
  const id = open()
  // Duplicating a tab copies everything that the tab has saved.
  expect(open()).not.toBe(id)
})

it('a tab restored by Back reserves its ID again', () => {
  const id = open()
  leave()
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  expect(open()).not.toBe(id)
})
