import { expect, it } from 'vitest'
import { parseLiveFrame } from './live.ts'

const progress = (data: object = {}) => ({
  event: 'integration:progress',
  data: { companyId: 101, type: 'azure', syncId: 'sync-1', progress: 40, message: 'Reading people', ...data },
})

const summary = (data: object = {}) => ({
  event: 'infosec:update_summary',
  data: {
    resilienceScore: 61,
    areas: [{ name: 'Phishing', score: 58 }],
    bestBehaviour: 'Uses long passwords',
    worstBehaviour: 'Checks sender and links',
    ...data,
  },
})

it.each<[string, string, boolean]>([
  ['sync progress', JSON.stringify(progress()), true],
  ['progress with an extra field', JSON.stringify(progress({ eta: 3 })), true],
  ['progress beyond 100 percent', JSON.stringify(progress({ progress: 101 })), false],
  ['progress without a company', JSON.stringify(progress({ companyId: undefined })), false],
  ['progress from an unknown service', JSON.stringify(progress({ type: 'jira' })), false],
  ['a security summary', JSON.stringify(summary()), true],
  ['a summary without areas', JSON.stringify(summary({ areas: undefined })), false],
  ['an unknown event', JSON.stringify({ event: 'weather', data: {} }), false],
  ['invalid JSON', '{"event":', false],
])('a live message with %s (%s) is recognized: %s', (_, text, known) => {
  expect(parseLiveFrame(text)).toEqual(known ? JSON.parse(text) : undefined)
})
