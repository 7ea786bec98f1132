import { beforeEach, expect, test, vi } from 'vitest'
import { forget, isText, onSavedElsewhere, readSaved, save } from './storage.ts'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

test('gives back what was saved until it is forgotten', () => {
  expect(save('company', '12')).toBe(true)
  expect(readSaved('company', isText)).toBe('12')
  forget('company')
  expect(readSaved('company', isText)).toBeUndefined()
})

test('keeps apart what is for the tab and what is for the browser', () => {
  save('company', '11', 'tab')
  save('company', '12')
  expect([readSaved('company', isText, 'tab'), readSaved('company', isText)]).toEqual(['11', '12'])
  forget('company', 'tab')
  expect([readSaved('company', isText, 'tab'), readSaved('company', isText)]).toEqual([undefined, '12'])
})

test('hears what other tabs save and forget, until it is told to stop', () => {
  const heard: unknown[] = []
  const stop = onSavedElsewhere('token', (value) => heard.push(value))
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
  save('token', 'while it slept')
  show(false)
  show(true)
  stop()
  elsewhere('token', '"def"')
  show(true)
  expect(heard).toEqual(['while it slept'])
})

test('does not trust what somebody else has written', () => {
  localStorage.setItem('company', '{broken')
  expect(readSaved('company', isText)).toBeUndefined()
  localStorage.setItem('company', '{"id":1}')
  expect(readSaved('company', isText)).toBeUndefined()
})

test('works without storage', () => {
  const refuse = () => {
    throw new Error('denied')
  }
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
  expect([save('a', 1), readSaved('a', isText)]).toEqual([false, undefined])
  expect(() => forget('a')).not.toThrow()
})
