import {
  aPersonRow,
  companyIds,
  getManagerEmail,
  partnerEmails,
  providerBrand,
  superEmail,
} from '@heed/fixtures'
import { expect, test } from 'vitest'
import { call, catchRefusal, defaultContext } from '../../../testing/testCall.ts'
import { createWorld } from '../../../world/World.ts'
import { branding } from './branding.ts'

const world = createWorld()
const person = world.findPersonByEmail(superEmail) ?? aPersonRow()
const caller = { person, token: '' }
const ownBrand = { ...providerBrand, lms_domain: defaultContext.origin }
const getGlobalBrand = (accountDomain?: string) =>
  branding.getGlobal({ world, input: {}, caller, company: undefined, ...defaultContext, accountDomain })

test("the domain selects the brand, and an unknown one gets the provider's", () => {
  expect(getGlobalBrand()).toEqual(ownBrand)
  expect(getGlobalBrand('127.0.0.1')).toEqual(ownBrand)
  expect(getGlobalBrand('my.bjarg.example')).toMatchObject({
    name: 'Bjarg Awareness',
    'ui.colors.primary': '#7a2e8e',
  })
})

test("a partner's company uses the partner's brand with its own colour", () => {
  const companyId = companyIds.partner
  expect(call(world, 'branding.getForCompany', { companyId }, partnerEmails.bjarg)).toMatchObject({
    name: 'Bjarg Awareness',
    'contact.support': 'help@bjarg.example',
    'ui.colors.primary': '#a3195b',
  })
  expect(
    call(world, 'branding.getForCompany', { companyId: companyIds.direct }, getManagerEmail('viewer')),
  ).toEqual(ownBrand)
})

test('each score from 0 to 100 falls into exactly one band', () => {
  const bands = providerBrand.assessmentScoreRanges?.global ?? []
  for (let score = 0; score <= 100; score++) {
    expect(bands.filter(({ from_score, to_score }) => from_score <= score && score <= to_score)).toHaveLength(
      1,
    )
  }
})

test('the platform has 18 languages and rejects any other', () => {
  const { languages } = call(world, 'branding.loadLanguages', {})
  expect(languages).toHaveLength(18)
  expect(call(world, 'branding.loadLocale', { code: 'is' })).toEqual({})
  expect(catchRefusal(() => call(world, 'branding.loadLocale', { code: 'tlh' })).status).toBe(404)
})

test("loadNotification returns the world's notice", () => {
  const noticed = createWorld()
  expect(call(noticed, 'branding.loadNotification', {})).toEqual({
    status: false,
    type: 'info',
    message: '',
  })
  const created = noticed.clock.instant
  noticed.notifications.put({ id: 1, status: true, type: 'warning', message: 'Back at noon', created })
  expect(call(noticed, 'branding.loadNotification', {})).toMatchObject({
    type: 'warning',
    message: 'Back at noon',
  })
})
