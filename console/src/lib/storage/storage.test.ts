import { beforeEach, expect, test, vi } from 'vitest'
import { isString, readSaved, removeSaved, watchSaved, writeSaved } from './storage.ts'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

test("a saved value can be read until it's removed", () => {
  expect(writeSaved('company', '12')).toBe(true)
  expect(readSaved('company', isString)).toBe('12')
  removeSaved('company')
  expect(readSaved('company', isString)).toBeUndefined()
})

test('values for the tab and for the browser are stored separately', () => {
  writeSaved('company', '11', 'tab')
  writeSaved('company', '12')
  expect([readSaved('company', isString, 'tab'), readSaved('company', isString)]).toEqual(['11', '12'])
  removeSaved('company', 'tab')
  expect([readSaved('company', isString, 'tab'), readSaved('company', isString)]).toEqual([undefined, '12'])
})

test("watchSaved reports changes from other tabs until it's stopped", () => {
  const heard: unknown[] = []
  const stop = watchSaved('token', (value) => heard.push(value))
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
  writeSaved('token', 'while it slept')
  show(false)
  show(true)
  stop()
  elsewhere('token', '"def"')
  show(true)
  expect(heard).toEqual(['while it slept'])
})

test('readSaved ignores broken and unexpected values', () => {
  localStorage.setItem('company', '{broken')
  expect(readSaved('company', isString)).toBeUndefined()
  localStorage.setItem('company', '{"id":1}')
  expect(readSaved('company', isString)).toBeUndefined()
})

test('saved values fail silently without storage', () => {
  const refuse = () => {
    throw new Error('denied')
  }
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
  expect([writeSaved('a', 1), readSaved('a', isString)]).toEqual([false, undefined])
  expect(() => removeSaved('a')).not.toThrow()
})
