import { companyIds, getManagerEmail } from '@heed/fixtures'
import { expect, test } from 'vitest'
import { startTestServer } from '../../testing/testServer.ts'
import { connect, createFrame, createToken, sendFrames, waitForClose } from '../../testing/testSocket.ts'
import { dayMs } from '../../world/Clock.ts'

const event = 'infosec:update_summary'
const companyId = companyIds.direct

const runningId = companyId * 100 + 2

async function startSummaryServer() {
  const { origin, worlds, send } = await startTestServer()
  const live = worlds.default
  const token = await createToken(live, getManagerEmail('admin'))
  const call = (method: 'POST' | 'PUT' | 'DELETE', path: string, body: object = {}) =>
    send(`/api/companies/${companyId}/assessments/${runningId}${path}`, { method, body, token })
  for (const { id } of live.world.campaigns.assessments.values()) {
    if (id !== runningId) live.world.campaigns.assessments.remove(id)
  }
  await call('POST', '/restart', { due: live.world.clock.after(60 * dayMs) })
  return {
    live,
    token,
    call,
    /** Moves the clock, so that simulated employees answer. */
    advance: (advance: string) => send('/_mock/clock', { method: 'POST', body: { advance } }),
    listen: (who = '') => connect(origin, `/api/ws${who}`),
    summary: async () => (await send('/api/infosec/assessment/summary')).body,
  }
}

test('every client gets a changed summary once per clock move, even without a token', async () => {
  const { advance, listen, token, summary } = await startSummaryServer()
  const [anonymous, admin] = [await listen(), await listen(`?token=${token}`)]
  await advance('P4D')
  const first = { event, data: await summary() }
  await advance('P5D')
  const second = { event, data: await summary() }
  expect(second).not.toEqual(first)
  for (const { frames } of [anonymous, admin]) await expect.poll(() => frames).toEqual([first, second])
})

test("changes that don't affect the summary send no frame", async () => {
  const { live, advance, listen, call } = await startSummaryServer()
  const { frames, heard } = await listen()
  await call('PUT', '/rename', { name: 'Another name' })
  await call('POST', '/reminders')
  await advance('PT1S')
  await sendFrames(live, createFrame(50))
  expect([frames, heard]).toEqual([[], []])
  await advance('P4D')
  await expect.poll(() => frames.length).toBe(1)
})

test("clearing employees' progress updates the summary immediately", async () => {
  const { live, advance, listen, call, summary } = await startSummaryServer()
  await advance('P5D')
  const { frames } = await listen()
  const before = await summary()
  for (const { employeeId } of live.world.campaigns.resultsByAssessment.get(runningId)) {
    const email = live.world.employees.get(employeeId)?.email ?? ''
    await call('DELETE', `/users/${encodeURIComponent(email)}/progress`)
  }
  expect(await summary()).not.toEqual(before)
  await expect.poll(() => frames.at(-1)).toEqual({ event, data: await summary() })
})

test('a client that lost summary frames or was reset gets the next summary change', async () => {
  const { live, advance, listen, summary } = await startSummaryServer()
  live.faults.set([
    { on: 'websocket', event, lose: true, count: 1 },
    { on: 'websocket', event, reset: true, count: 1 },
  ])
  const first = await listen()
  await advance('P1D')
  const closed = waitForClose(first.socket)
  await advance('P1D')
  expect([await closed, first.frames]).toEqual([[1006, ''], []])
  const again = await listen()
  await advance('P8D')
  await expect.poll(() => again.frames).toEqual([{ event, data: await summary() }])
})

test('the same summary change is sent again after an undo', async () => {
  const { live, advance, listen, summary } = await startSummaryServer()
  const before = live.history.position
  const first = await listen()
  await advance('P4D')
  await expect.poll(() => first.frames.length).toBe(1)
  await live.goTo(before)
  const again = await listen()
  await advance('P4D')
  await expect.poll(() => again.frames).toEqual([{ event, data: await summary() }])
})
