import { beforeEach, expect, test, vi } from 'vitest'
import { isString, readSavedValue, removeSavedValue, watchSavedValue, writeSavedValue } from './storage.ts'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

test("a saved value can be read until it's removed", () => {
  expect(writeSavedValue('company', '12')).toBe(true)
  expect(readSavedValue('company', isString)).toBe('12')
  removeSavedValue('company')
  expect(readSavedValue('company', isString)).toBeUndefined()
})

test('values for the tab and for the browser are stored separately', () => {
  writeSavedValue('company', '11', 'tab')
  writeSavedValue('company', '12')
  expect([readSavedValue('company', isString, 'tab'), readSavedValue('company', isString)]).toEqual([
    '11',
    '12',
  ])
  removeSavedValue('company', 'tab')
  expect([readSavedValue('company', isString, 'tab'), readSavedValue('company', isString)]).toEqual([
    undefined,
    '12',
  ])
})

test("watchSavedValue reports changes from other tabs until it's stopped", () => {
  const heard: unknown[] = []
  const stop = watchSavedValue('token', (value) => heard.push(value))
  const elsewhere = (key: string | null, newValue: string | null) =>
    window.dispatchEvent(new StorageEvent('storage', { key, newValue }))
  elsewhere('token', '"abc"')
  elsewhere('company', '12')
  elsewhere('token', 'null')
  elsewhere('token', null)
  elsewhere('token', '{broken')
  elsewhere(null, null)
  expect(heard.splice(0)).toEqual(['abc', null, undefined, undefined, undefined])
  const show = (persisted: boolean) =>
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
  writeSavedValue('token', 'while it slept')
  show(false)
  show(true)
  stop()
  elsewhere('token', '"def"')
  show(true)
  expect(heard).toEqual(['while it slept'])
})

test('readSavedValue ignores broken and unexpected values', () => {
  localStorage.setItem('company', '{broken')
  expect(readSavedValue('company', isString)).toBeUndefined()
  localStorage.setItem('company', '{"id":1}')
  expect(readSavedValue('company', isString)).toBeUndefined()
})

test('saved values fail silently without storage', () => {
  const refuse = () => {
    throw new Error('denied')
  }
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
  expect([writeSavedValue('a', 1), readSavedValue('a', isString)]).toEqual([false, undefined])
  expect(() => removeSavedValue('a')).not.toThrow()
})
