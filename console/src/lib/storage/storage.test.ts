import { beforeEach, expect, test, vi } from 'vitest'
import { isString, readSaved, removeSaved, watchSaved, writeSaved } from './storage.ts'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

test('gives back what was saved until it is forgotten', () => {
  expect(writeSaved('company', '12')).toBe(true)
  expect(readSaved('company', isString)).toBe('12')
  removeSaved('company')
  expect(readSaved('company', isString)).toBeUndefined()
})

test('keeps apart what is for the tab and what is for the browser', () => {
  writeSaved('company', '11', 'tab')
  writeSaved('company', '12')
  expect([readSaved('company', isString, 'tab'), readSaved('company', isString)]).toEqual(['11', '12'])
  removeSaved('company', 'tab')
  expect([readSaved('company', isString, 'tab'), readSaved('company', isString)]).toEqual([undefined, '12'])
})

test('hears what other tabs save and forget, until it is told to stop', () => {
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

test('does not trust what somebody else has written', () => {
  localStorage.setItem('company', '{broken')
  expect(readSaved('company', isString)).toBeUndefined()
  localStorage.setItem('company', '{"id":1}')
  expect(readSaved('company', isString)).toBeUndefined()
})

test('works without storage', () => {
  const refuse = () => {
    throw new Error('denied')
  }
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
  expect([writeSaved('a', 1), readSaved('a', isString)]).toEqual([false, undefined])
  expect(() => removeSaved('a')).not.toThrow()
})
