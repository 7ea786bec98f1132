// @vitest-environment node
import { rejections } from '@heed/contracts/pact'
import { expect } from 'vitest'
import { annaAdmin } from '../../../../test/pact/pactExamples.ts'
import { testRootPins } from '../../../../test/pact/pins.ts'
import type { RootStore } from '../../../app/root/RootStore.ts'
import { ProfileStore } from './ProfileStore.ts'

const rename = (name: string) => (root: RootStore) => root.area(ProfileStore).rename(name)
const another = { request: 'PUT /auth/user', body: { name: 'Anna Björk' } } as const

testRootPins([
  {
    ...another,
    pin: 'auth.updateProfile: another name',
    answer: { ...annaAdmin, name: 'Anna Björk' },
    do: rename('Anna Björk'),
    reads: (_, given) => expect(given).toBeUndefined(),
  },
  {
    pin: 'auth.updateProfile: no name',
    request: 'PUT /auth/user',
    body: { name: '' },
    fails: rejections.invalid({ name: 'You need to enter some information to save' }),
    do: rename(''),
  },
  {
    ...another,
    pin: 'auth.updateProfile: another name with an expired token',
    given: { 'the token has expired': true },
    fails: rejections.unauthorized(),
    do: rename('Anna Björk'),
  },
  {
    ...another,
    pin: 'auth.updateProfile: another name while the server fails',
    given: { 'the server fails': { status: 500, message: 'Down' } },
    fails: rejections.failing(500, 'Down'),
    do: rename('Anna Björk'),
  },
])
