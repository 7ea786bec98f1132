import { describe, expect, it } from 'vitest'
import { type Ahead, filesWith, firstFiles } from './ahead.ts'

const ahead: Ahead = {
  files: ['signIn', 'landing', 'list', 'table', 'row', 'wizard', 'shell', 'wall'],
  needs: [[], [], [3], [4], [], [3], [], []],
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
  token: 'heed.token',
}

const known = (path: string) => firstFiles(ahead, { path, redirect: null, isKnown: true })
const stranger = (path: string, redirect: string | null = null) =>
  firstFiles(ahead, { path, redirect, isKnown: false })

describe('the page of an address', () => {
  it.each([
    ['/trainings/', ['list', 'shell', 'table', 'row']],
    ['/trainings', ['list', 'shell', 'table', 'row']],
    ['/trainings/12/', ['list', 'shell', 'table', 'row']],
    ['/trainings/create/', ['wizard', 'shell', 'table', 'row']],
    ['/infosec/', ['wall']],
    ['/nowhere/', []],
  ])('comes with all that it needs, and what stands around it: %s', (path, files) => {
    expect(known(path)).toEqual(files)
  })

  it('is that where one signs in for who is not known, unless everybody may see it', () => {
    expect(stranger('/trainings/')).toEqual(['signIn'])
    expect(stranger('/auth/signin/')).toEqual(['signIn'])
    expect(stranger('/infosec/')).toEqual(['wall'])
  })

  it('is, of a link that signs in, also the one that it leads on to', () => {
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

  it('is the wanted one for who is known already where others sign in', () => {
    expect(firstFiles(ahead, { path: '/auth/signin/', redirect: '/infosec/', isKnown: true })).toEqual([
      'signIn',
      'wall',
    ])
  })
})

it('a part comes with all that it needs; of one that is not known nothing is', () => {
  expect(filesWith(ahead, 'list')).toEqual(['list', 'table', 'row'])
  expect(filesWith(ahead, 'elsewhere')).toEqual([])
})
