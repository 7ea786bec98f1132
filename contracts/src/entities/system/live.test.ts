import { expect, it } from 'vitest'
import { readFrame } from './live.ts'

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
  ['progress of a sync', JSON.stringify(progress()), true],
  ['progress with a field more', JSON.stringify(progress({ eta: 3 })), true],
  ['progress beyond its end', JSON.stringify(progress({ progress: 101 })), false],
  ['progress of nobody', JSON.stringify(progress({ companyId: undefined })), false],
  ['progress of an unknown service', JSON.stringify(progress({ type: 'jira' })), false],
  ['another summary', JSON.stringify(summary()), true],
  ['a summary without its areas', JSON.stringify(summary({ areas: undefined })), false],
  ['an unknown event', JSON.stringify({ event: 'weather', data: {} }), false],
  ['what is no JSON', '{"event":', false],
])('%s in a live message: %s is recognized: %s', (_, text, known) => {
  expect(readFrame(text)).toEqual(known ? JSON.parse(text) : undefined)
})
