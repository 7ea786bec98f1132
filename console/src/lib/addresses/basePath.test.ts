import { afterEach, expect, it } from 'vitest'
import { isString, readSavedValue, writeSavedValue } from '../storage/storage.ts'
import { getBasePath } from './basePath.ts'

// Removes only <base>, because the head also contains styles from other tests.
const removeBase = () => document.querySelector('base')?.remove()

afterEach(() => {
  removeBase()
  localStorage.clear()
})

const setBase = (href: string) => {
  removeBase()
  document.head.insertAdjacentHTML('afterbegin', `<base href="${href}" />`)
}

it.each([
  ['/', ''],
  ['/w/mine/', '/w/mine'],
  ['https://host.example/console/', '/console'],
])('<base href="%s"> gives the base path "%s"', (href, path) => {
  setBase(href)
  expect(getBasePath()).toBe(path)
})

it('consoles under two paths of one host have separate storage', () => {
  setBase('/w/one/')
  writeSavedValue('token', 'secret')
  expect(readSavedValue('token', isString)).toBe('secret')
  for (const other of ['/w/other/', '/']) {
    setBase(other)
    expect(readSavedValue('token', isString)).toBeUndefined()
  }
})
