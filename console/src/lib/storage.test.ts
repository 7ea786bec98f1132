import { beforeEach, expect, test, vi } from 'vitest'
import { forget, isText, readSaved, save } from './storage.ts'

beforeEach(() => localStorage.clear())

test('gives back what was saved until it is forgotten', () => {
  expect(save('company', '12')).toBe(true)
  expect(readSaved('company', isText)).toBe('12')
  forget('company')
  expect(readSaved('company', isText)).toBeUndefined()
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
