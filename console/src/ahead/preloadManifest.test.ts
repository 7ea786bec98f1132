import { describe, expect, it } from 'vitest'
import {
  addDependencies,
  findFileIndex,
  type PreloadManifest,
  parseToken,
  selectFirstFiles,
} from './preloadManifest.ts'

const manifest: PreloadManifest = {
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

const removePadding = (names: readonly string[]) => names.map((name) => name.replaceAll('.', ''))
const selectMemberFiles = (path: string) =>
  removePadding(selectFirstFiles(manifest, { path, redirect: null, hasToken: true }))
const selectGuestFiles = (path: string, redirect: string | null = null) =>
  removePadding(selectFirstFiles(manifest, { path, redirect, hasToken: false }))

describe('the files preloaded for an address', () => {
  it.each([
    ['/trainings/', ['list', 'shell', 'table', 'row']],
    ['/trainings', ['list', 'shell', 'table', 'row']],
    ['/trainings/12/', ['list', 'shell', 'table', 'row']],
    ['/trainings/create/', ['wizard', 'shell', 'table', 'row']],
    ['/infosec/', ['wall']],
    ['/nowhere/', []],
  ])('include the screen, its dependencies and its shell: %s', (path, files) => {
    expect(selectMemberFiles(path)).toEqual(files)
  })

  it('include only the sign-in page without a session, unless the page is public', () => {
    expect(selectGuestFiles('/trainings/')).toEqual(['signIn'])
    expect(selectGuestFiles('/auth/signin/')).toEqual(['signIn'])
    expect(selectGuestFiles('/infosec/')).toEqual(['wall'])
  })

  it('include the page that a sign-in link redirects to', () => {
    expect(selectGuestFiles('/auth/jwt/signin/abc/', '/trainings/create/?step=2')).toEqual([
      'landing',
      'wizard',
      'shell',
      'table',
      'row',
    ])
    expect(selectGuestFiles('/auth/jwt/signin/abc/')).toEqual(['landing', 'row', 'shell'])
    expect(selectGuestFiles('/auth/jwt/signin/abc/', 'https://elsewhere.example/')).toEqual(['landing'])
  })

  it('include the redirect target if a signed-in person opens the sign-in page', () => {
    const files = selectFirstFiles(manifest, { path: '/auth/signin/', redirect: '/infosec/', hasToken: true })
    expect(removePadding(files)).toEqual(['signIn', 'wall'])
  })
})

it('a preloaded file is found by name and listed with its dependencies', () => {
  expect(removePadding(addDependencies(manifest, [findFileIndex(manifest, 'list...')]))).toEqual([
    'list',
    'table',
    'row',
  ])
  expect(findFileIndex(manifest, 'nowhere')).toBe(-1)
})

it.each([
  ['/auth/jwt/signin/abc%2E1/', 'abc.1'],
  ['/auth/jwt/signin/abc', 'abc'],
  ['/auth/email/signin/abc/', undefined],
  ['/users/', undefined],
])('the token is parsed from a sign-in link, but not from other paths: %s', (path, token) => {
  expect(parseToken(manifest, path)).toBe(token)
})
