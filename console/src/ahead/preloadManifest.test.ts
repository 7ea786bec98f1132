import { describe, expect, it } from 'vitest'
import {
  addDependencies,
  findFileIndex,
  type PreloadManifest,
  parseToken,
  selectFirstFiles,
} from './preloadManifest.ts'

const ahead: PreloadManifest = {
  files: ['signIn.', 'landing', 'list...', 'table..', 'row....', 'wizard.', 'shell..', 'wall...'].join(''),
  nameLength: 7,
  dependencies: [[], [], [3], [4], [], [3], [], []],
  screens: [
    ['guest', '/auth/signin', [0]],
    ['onward', '/auth/jwt/signin/[^/]+', [1]],
    ['public', '/infosec', [7]],
    ['member', '/', [4]],
    ['member', '/trainings', [2]],
    ['member', '/trainings/create', [5]],
    ['member', '/trainings/[^/]+', [2]],
  ],
  shell: [6],
  signIn: '/auth/signin',
  tokenSignInPath: '/auth/jwt/signin/([^/]+)',
  calls: { member: [], stranger: [] },
}

const plain = (names: readonly string[]) => names.map((name) => name.replaceAll('.', ''))
const known = (path: string) => plain(selectFirstFiles(ahead, { path, redirect: null, hasToken: true }))
const stranger = (path: string, redirect: string | null = null) =>
  plain(selectFirstFiles(ahead, { path, redirect, hasToken: false }))

describe('the files preloaded for an address', () => {
  it.each([
    ['/trainings/', ['list', 'shell', 'table', 'row']],
    ['/trainings', ['list', 'shell', 'table', 'row']],
    ['/trainings/12/', ['list', 'shell', 'table', 'row']],
    ['/trainings/create/', ['wizard', 'shell', 'table', 'row']],
    ['/infosec/', ['wall']],
    ['/nowhere/', []],
  ])('include the screen, its dependencies and its shell: %s', (path, files) => {
    expect(known(path)).toEqual(files)
  })

  it('include only the sign-in page without a session, unless the page is public', () => {
    expect(stranger('/trainings/')).toEqual(['signIn'])
    expect(stranger('/auth/signin/')).toEqual(['signIn'])
    expect(stranger('/infosec/')).toEqual(['wall'])
  })

  it('include the page that a sign-in link redirects to', () => {
    expect(stranger('/auth/jwt/signin/abc/', '/trainings/create/?step=2')).toEqual([
      'landing',
      'wizard',
      'shell',
      'table',
      'row',
    ])
    expect(stranger('/auth/jwt/signin/abc/')).toEqual(['landing', 'row', 'shell'])
    expect(stranger('/auth/jwt/signin/abc/', 'https://elsewhere.example/')).toEqual(['landing'])
  })

  it('include the redirect target if a signed-in person opens the sign-in page', () => {
    const files = selectFirstFiles(ahead, { path: '/auth/signin/', redirect: '/infosec/', hasToken: true })
    expect(plain(files)).toEqual(['signIn', 'wall'])
  })
})

it('a preloaded file is found by name and listed with its dependencies', () => {
  expect(plain(addDependencies(ahead, [findFileIndex(ahead, 'list...')]))).toEqual(['list', 'table', 'row'])
  expect(findFileIndex(ahead, 'nowhere')).toBe(-1)
})

it.each([
  ['/auth/jwt/signin/abc%2E1/', 'abc.1'],
  ['/auth/jwt/signin/abc', 'abc'],
  ['/auth/email/signin/abc/', undefined],
  ['/users/', undefined],
])('the token is parsed from a sign-in link, but not from other paths: %s', (path, token) => {
  expect(parseToken(ahead, path)).toBe(token)
})
