import { beforeEach, expect, it } from 'vitest'
import { tabId } from './tabId.ts'

beforeEach(() => sessionStorage.clear())

let made = 0
const open = () => tabId(() => `tab-${String(++made)}`)
const leave = () => window.dispatchEvent(new Event('pagehide'))

it('names a tab alike after a reload', () => {
  const id = open()
  leave()
  expect(open()).toBe(id)
})

it('names a duplicate differently while the first one is open', () => {
  const id = open()
  // Duplicating a tab copies everything that the tab has saved.
  expect(open()).not.toBe(id)
})

it('takes the name back when Back restores the page as it was', () => {
  const id = open()
  leave()
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  expect(open()).not.toBe(id)
})
