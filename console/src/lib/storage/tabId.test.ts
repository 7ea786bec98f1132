import { beforeEach, expect, it } from 'vitest'
import { claimTabId } from './tabId.ts'

beforeEach(() => sessionStorage.clear())

let tabCount = 0
const openTab = () => claimTabId(() => `tab-${String(++tabCount)}`)
const leavePage = () => window.dispatchEvent(new Event('pagehide'))

it('a tab keeps its ID after a reload', () => {
  const id = openTab()
  leavePage()
  expect(openTab()).toBe(id)
})

it('a duplicated tab gets another ID while the original is open', () => {
  const id = openTab()
  // Duplicating a tab copies everything that the tab has saved.
  expect(openTab()).not.toBe(id)
})

it('a tab restored by Back reserves its ID again', () => {
  const id = openTab()
  leavePage()
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  expect(openTab()).not.toBe(id)
})
