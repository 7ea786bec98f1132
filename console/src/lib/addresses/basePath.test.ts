import { afterEach, expect, it } from 'vitest'
import { isString, readSaved, writeSaved } from '../storage/storage.ts'
import { basePath } from './basePath.ts'

// Removes only <base>, because the head also contains styles from other tests.
const lieNowhere = () => document.querySelector('base')?.remove()

afterEach(() => {
  lieNowhere()
  localStorage.clear()
})

const lieAt = (href: string) => {
  lieNowhere()
  document.head.insertAdjacentHTML('afterbegin', `<base href="${href}" />`)
}

it.each([
  ['/', ''],
  ['/w/mine/', '/w/mine'],
  ['https://host.example/console/', '/console'],
])('<base href="%s"> gives the base path "%s"', (href, path) => {
  lieAt(href)
  expect(basePath()).toBe(path)
})

it('consoles under two paths of one host have separate storage', () => {
  lieAt('/w/one/')
  writeSaved('token', 'secret')
  expect(readSaved('token', isString)).toBe('secret')
  for (const other of ['/w/other/', '/']) {
    lieAt(other)
    expect(readSaved('token', isString)).toBeUndefined()
  }
})
