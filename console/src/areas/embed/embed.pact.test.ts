// @vitest-environment node
import {
  atLeastLike,
  boolean,
  createCsvResponse,
  exampleToken,
  integer,
  matchInstant,
  rejections,
  string,
} from '@heed/contracts/pact'
import { testCompanyPins } from '../../../test/pact/pins.ts'
import type { CompanyStores } from '../../app/stores/CompanyStores.ts'
import { EmbedStore } from './EmbedStore.ts'

const given = { 'a pay-per-view package': { apiKey: 'pact-embed-key' } }
const videos = {
  ppv: {
    apiKey: string('pact-embed-key'),
    company_id: 101,
    viewsPurchased: integer(100),
    viewsUsed: integer(1),
  },
  subjects: atLeastLike(
    {
      subject_id: integer(101),
      views: integer(1),
      enabled: boolean(true),
      title: string('Spotting a forged mail'),
      thumb: string('https://api.example.is/static/thumbs/101.svg'),
      category: string('Email'),
      disabled: boolean(false),
      languages: atLeastLike('en', 1),
    },
    1,
  ),
}
const row = {
  id: integer(1),
  timestamp: matchInstant(),
  event_type: 2,
  subject_title: string('Spotting a forged mail'),
  client_ip: '192.0.2.1',
  js_video_id: 'heed-101-en',
  location: null,
  uid: 'emp-1',
  api_key: 'pact-embed-key',
}
const logCall = 'GET /companies/101/ppv_log?p=0&n=20&order=timestamp+desc'
const noAccess =
  'You do not have access to the Embed content. Please contact support@heed.example for access.'

const loadStatus = async (company: CompanyStores) => {
  const store = company.getStore(EmbedStore)
  await store.load()
  return store.status
}
const loadUsage = async (company: CompanyStores) => {
  const store = company.getStore(EmbedStore)
  const { list } = store.log
  await list.load()
  return { rows: list.rows, total: list.total, error: list.error }
}

testCompanyPins([
  {
    pin: 'ppv.getStatus: the videos',
    as: 'viewer',
    given,
    request: 'GET /companies/101/ppv/status',
    answer: videos,
    do: loadStatus,
    reads: { value: { ppv: { viewsPurchased: 100 }, subjects: [{ title: 'Spotting a forged mail' }] } },
  },
  {
    pin: 'ppv.getStatus: the videos of who has no package',
    as: 'viewer',
    request: 'GET /companies/101/ppv/status',
    fails: rejections.forbidden(noAccess),
    do: loadStatus,
    reads: { error: noAccess },
  },
  {
    pin: 'ppv.toggle: a snippet switched off',
    given,
    request: 'POST /companies/101/ppv/toggle',
    body: { subject_id: 101, enabled: false },
    answer: { success: true, subject_id: 101, enabled: false },
    do: (company) => company.client.ppv.toggle({ companyId: 101, subject_id: 101, enabled: false }),
  },
  {
    pin: 'ppv.toggle: a snippet made',
    given,
    request: 'POST /companies/101/ppv/toggle',
    body: { subject_id: 102, enabled: true },
    answer: { success: true, subject_id: 102, enabled: true },
    do: (company) => company.client.ppv.toggle({ companyId: 101, subject_id: 102, enabled: true }),
  },
  {
    pin: 'ppv.toggle: a snippet by a viewer',
    as: 'viewer',
    given,
    request: 'POST /companies/101/ppv/toggle',
    body: { subject_id: 101, enabled: false },
    fails: rejections.forbidden('You may not do that'),
    do: (company) => company.client.ppv.toggle({ companyId: 101, subject_id: 101, enabled: false }),
  },
  {
    pin: 'ppv.getLog: the first page',
    given,
    request: logCall,
    answer: { log: [row], count: 1 },
    do: loadUsage,
    reads: { rows: [{ uid: 'emp-1' }], total: 1 },
  },
  {
    pin: 'ppv.getLog: the log of who has no package',
    request: logCall,
    fails: rejections.forbidden(noAccess),
    do: loadUsage,
    reads: { error: noAccess },
  },
  {
    pin: 'ppv.exportUsage: the export',
    given,
    request: `GET /companies/101/ppv/export/?token=${exampleToken}&zone=Asia%2FTokyo`,
    response: createCsvResponse(
      'id,timestamp,event_type,subject_title,client_ip,js_video_id,location,uid,api_key',
    ),
    do: (company) => company.getStore(EmbedStore).log.file({ token: exampleToken, zone: 'Asia/Tokyo' }),
    reads: { type: 'text/csv' },
  },
])
