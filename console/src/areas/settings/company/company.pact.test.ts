// @vitest-environment node
import { rejections, string } from '@heed/contracts/pact'
import { exampleToken } from '@heed/contracts/pact/pin'
import { expect } from 'vitest'
import { nordurljos } from '../../../../test/pact/pactExamples.ts'
import { testCompanyPins } from '../../../../test/pact/pins.ts'
import type { CompanyStores } from '../../../app/stores/CompanyStores.ts'
import { CompanySettingsStore } from './CompanySettingsStore.ts'

const getSettingsStore = (company: CompanyStores) => company.getStore(CompanySettingsStore)
const expectNoResult = (_: unknown, given: unknown) => expect(given).toBeUndefined()
const rename = {
  request: 'PUT /companies/101',
  body: { company_name: 'Suðurljós hf.' },
  do: (company: CompanyStores) => getSettingsStore(company).change({ company_name: 'Suðurljós hf.' }),
} as const
const settings = 'PUT /companies/101/settings'
const anonymous = {
  request: 'POST /companies/101/switchTrackingAnonymous',
  body: {},
  do: (company: CompanyStores) => getSettingsStore(company).makeAnonymous(),
} as const
const certificate = {
  request: `GET /download/certificate/preview?token=${exampleToken}&company_id=101&lang=is`,
  do: (company: CompanyStores) =>
    getSettingsStore(company).certificate(exampleToken, 'is', new AbortController().signal),
} as const

testCompanyPins([
  {
    ...rename,
    pin: 'companies.update: another name by its admin',
    answer: { ...nordurljos, company_name: 'Suðurljós hf.' },
    reads: expectNoResult,
  },
  {
    pin: 'companies.update: another language and the light theme',
    request: 'PUT /companies/101',
    body: { theme: 2, defaultLanguage: 'is' },
    answer: { ...nordurljos, theme: 2, defaultLanguage: 'is' },
    do: (company) => getSettingsStore(company).change({ theme: 2, defaultLanguage: 'is' }),
    reads: expectNoResult,
  },
  {
    pin: 'companies.update: a name that is too short',
    request: 'PUT /companies/101',
    body: { company_name: 'abc' },
    fails: rejections.invalid({ company_name: 'Company name must be 4 to 150 characters' }),
    do: (company) => getSettingsStore(company).change({ company_name: 'abc' }),
  },
  {
    pin: 'settings.save: enrolment mails switched off',
    request: settings,
    body: { 'ui.sendEnrolment': '0' },
    answer: { success: true, settings: { 'ui.sendEnrolment': '0' } },
    do: (company) => getSettingsStore(company).switch('ui.sendEnrolment', false),
    reads: expectNoResult,
  },
  {
    pin: 'settings.save: words on the certificate',
    request: settings,
    body: { 'ui.certificate.header': 'Academy' },
    answer: { success: true, settings: { 'ui.certificate.header': 'Academy' } },
    do: (company) => getSettingsStore(company).saveTexts({ 'ui.certificate.header': 'Academy' }),
    reads: expectNoResult,
  },
  {
    pin: 'settings.save: certificates switched on by a viewer',
    as: 'viewer',
    request: settings,
    body: { 'ui.certificates_enabled': '1' },
    fails: rejections.forbidden("You don't have permission to do this"),
    do: (company) => getSettingsStore(company).switch('ui.certificates_enabled', true),
  },
  {
    pin: 'settings.save: a flag that is neither on nor off',
    request: settings,
    body: { 'ui.sendEnrolment': 'yes' },
    fails: {
      status: 400,
      body: { errors: [{ field: 'settings.ui.sendEnrolment', message: string('Invalid') }] },
    },
    do: ({ client, companyId }) =>
      client.settings.save({ companyId, settings: { 'ui.sendEnrolment': 'yes' } }),
  },
  {
    ...anonymous,
    pin: 'companies.switchTrackingAnonymous: everybody to become anonymous',
    answer: { success: true },
    reads: expectNoResult,
  },
  {
    ...anonymous,
    pin: 'companies.switchTrackingAnonymous: the same for a company that is anonymous',
    given: { 'a company': { anonymous: true } },
    fails: rejections.conflict('The company is already anonymous'),
  },
  {
    ...certificate,
    pin: 'settings.certificatePreview: the certificate',
    response: {
      status: 200,
      file: { type: 'application/pdf', bytes: new TextEncoder().encode('%PDF-1.7\n%%EOF\n') },
    },
    reads: { type: 'application/pdf' },
  },
  {
    ...certificate,
    pin: 'settings.certificatePreview: the certificate, asked for by a viewer',
    as: 'viewer',
    fails: rejections.forbidden(),
  },
])
