import { afterEach, beforeEach, expect, it } from 'vitest'
import { runHeed, token } from '../../../test/heed.ts'
import { type Recorder, startRecorder } from '../../../test/recorder.ts'

let server: Recorder
beforeEach(async () => {
  server = await startRecorder()
})
afterEach(() => server.close())

const company = { body: { company_id: 1, company_name: 'Norðurljós', users_total: 0, users_available: 1 } }
const makeFailure = (status: number) => ({
  status,
  body: { error: { description: `Refused with ${status}` } },
})

/** `waits` are the times before each attempt, ms. */
async function runReport(words: string) {
  const waits: number[] = []
  const ended = await runHeed([...words.split(' '), '--out', '-'], {
    env: { HEED_API: server.url, HEED_TOKEN: token, HEED_COMPANY: '1' },
    retrying: {
      random: () => 1,
      async sleep(milliseconds) {
        waits.push(milliseconds)
      },
    },
  })
  return { ...ended, waits }
}

it.each([
  ['trainings', { automations: [], count: 0 }],
  ['assessments', { assessments: [], count: 0 }],
])('retries looking up %s after temporary failures', async (kind, body) => {
  server.answers = [company, makeFailure(503), makeFailure(502), { body }]
  const { code, error, waits } = await runReport(`${kind} report Passwords`)
  expect([code, waits]).toEqual([2, [1000, 2000]])
  expect(error).toContain(`Norðurljós has no ${kind.slice(0, -1)} "Passwords".`)
})

it("doesn't retry after a permanent failure", async () => {
  server.answers = [company, makeFailure(500)]
  const { code, waits } = await runReport('trainings report 4')
  expect([code, waits, server.requests.length]).toEqual([1, [], 2])
})
