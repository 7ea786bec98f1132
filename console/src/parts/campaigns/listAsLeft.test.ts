import { expect, it } from 'vitest'
import { HistoryStore } from '../../app/stores/HistoryStore.ts'
import { listAsLeft } from './listAsLeft.ts'

const tabs = ['/assessment/', '/assessment/active/', '/assessment/completed/'] as const

it('leads to the tab that was open last, as it was left', () => {
  const history = new HistoryStore()
  expect(listAsLeft(history, ...tabs)).toBe('/assessment/')
  history.visit('/assessment/', '?list.page=2')
  history.visit('/assessment/completed/', '?list.filter=we')
  history.visit('/assessment/7/view/')
  expect(listAsLeft(history, ...tabs)).toBe('/assessment/completed/?list.filter=we')
  history.visit('/assessment/', '?list.page=3')
  expect(listAsLeft(history, ...tabs)).toBe('/assessment/?list.page=3')
})
