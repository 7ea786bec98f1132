// @vitest-environment node
import { regex, rejections } from '@heed/contracts/pact'
import { expect } from 'vitest'
import { nordurljos } from '../../../../test/pact/pactExamples.ts'
import { testCompanyPins } from '../../../../test/pact/pins.ts'
import type { CompanyStores } from '../../../app/stores/CompanyStores.ts'
import { type AppearanceChange, AppearanceStore } from './AppearanceStore.ts'

/** Picture with one red pixel. */
const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
)
const saveAppearance = (looks: AppearanceChange) => (company: CompanyStores) =>
  company.getStore(AppearanceStore).save(looks)
const expectNoResult = (_: unknown, given: unknown) => expect(given).toBeUndefined()

testCompanyPins([
  {
    pin: 'companies.update: a colour of its own',
    request: 'PUT /companies/101',
    body: { color_main: '#1d8a5a' },
    answer: { ...nordurljos, color_main: '#1d8a5a' },
    do: saveAppearance({ color: '#1d8a5a' }),
    reads: expectNoResult,
  },
  {
    pin: 'companies.update: no colour and no logo of its own',
    request: 'PUT /companies/101',
    body: { color_main: null, logo_name: null },
    answer: { ...nordurljos, color_main: null, logo_name: null },
    do: (company) => company.getStore(AppearanceStore).reset(),
    reads: expectNoResult,
  },
  {
    pin: 'companies.update: a colour chosen by a viewer',
    as: 'viewer',
    request: 'PUT /companies/101',
    body: { color_main: '#1d8a5a' },
    fails: rejections.forbidden("You don't have permission to do this"),
    do: saveAppearance({ color: '#1d8a5a' }),
  },
  {
    pin: 'companies.uploadLogo: a logo of its own',
    request: 'POST /companies/101/logo',
    parts: { image: { filename: 'logo.png', type: 'image/png', bytes: dot } },
    answer: { success: true, logo_name: regex(/^logo-[0-9a-f]+\.png$/, 'logo-0a1b2c3d4e5f.png') },
    do: saveAppearance({ logo: `data:image/png;base64,${dot.toString('base64')}` }),
    reads: expectNoResult,
  },
  {
    pin: 'companies.removeLogo: no logo any more',
    request: 'DELETE /companies/101/logo',
    answer: { success: true },
    do: saveAppearance({ logo: '' }),
    reads: expectNoResult,
  },
])
