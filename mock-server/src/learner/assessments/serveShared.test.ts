import { companyIds } from '@heed/fixtures'
import { expect, test } from 'vitest'
import { startTestServer } from '../../testing/testServer.ts'
import { dayMs } from '../../world/Clock.ts'

/** Returns an assessment shared by a link, and an employee on the assessment's lists. */
async function startWithSharedAssessment() {
  const server = await startTestServer()
  const { world } = server.worlds.default
  const { assessments, results, resultsByAssessment } = world.campaigns
  const running = assessments.get(companyIds.direct * 100 + 2)
  if (!running) throw new Error('No assessment runs')
  const assessment = assessments.put({ ...running, scheduleType: -1, due: world.clock.after(7 * dayMs) })
  const [result] = resultsByAssessment.get(assessment.id)
  const person = world.employees.get(result?.employeeId ?? 0)
  if (!result || !person) throw new Error('Nobody was asked')
  const link = `/take/assessment/of/${assessment.uniqueId}`
  const enter = (email: string) =>
    server.send(link, { method: 'POST', body: String(new URLSearchParams({ email })) })
  return { ...server, world, assessment, results, result, person, link, enter }
}

test('a shared link redirects an employee on the lists to their own assessment page', async () => {
  const { send, link, enter, person, assessment, result } = await startWithSharedAssessment()
  const { status, text } = await send(link)
  expect([status, text.includes('Hver ert þú?'), text.includes(person.email)]).toEqual([200, true, false])
  const { status: led, headers } = await enter(` ${person.email.toUpperCase()} `)
  expect([led, headers.get('location')]).toEqual([303, expect.stringMatching(`^/assessment/${result.id}\\.`)])
  expect((await send(headers.get('location') ?? '')).text).toContain(assessment.name)
})

test('a shared link invites an employee added to the lists later', async () => {
  const { enter, person, result, results } = await startWithSharedAssessment()
  results.remove(result.id)
  expect((await enter(person.email)).status).toBe(303)
  expect(
    results.find(
      ({ employeeId, assessmentId }) => employeeId === person.id && assessmentId === result.assessmentId,
    ),
  ).toMatchObject({
    started: null,
    bounced: null,
  })
})

test('a shared link gives the same answer to unknown and unlisted addresses', async () => {
  const { enter, world, person } = await startWithSharedAssessment()
  world.employees.put({ ...person, lists: [] })
  const answers = []
  for (const email of [person.email, 'nobody@nowhere.example']) {
    const { status, text } = await enter(email)
    answers.push([status, text.replace(/value="[^"]*"|nonce="[^"]*"/g, '')])
    expect(text).toContain('Ekkert mat er opið fyrir þetta netfang.')
  }
  expect(new Set(answers.map(String)).size).toBe(1)
  expect(answers[0]?.[0]).toBe(422)
})

test.each([
  ['an unknown address', 'nobody@nowhere.example', 'Ekkert mat er opið fyrir þetta netfang.'],
  ['no address', '', 'Sláðu inn vinnunetfangið þitt'],
  ['a text that is no address', '<b>', 'Sláðu inn vinnunetfangið þitt'],
])(
  'a shared link marks and focuses the field after %s, and names the error in the title',
  async (_, email, reason) => {
    const { enter, assessment } = await startWithSharedAssessment()
    const { status, text } = await enter(email)
    expect(status).toBe(422)
    expect(text).toContain(`<title>Villa: ${assessment.name}`)
    expect(text).toMatch(/<input id="email"[^>]* aria-invalid="true" aria-describedby="wrong" autofocus>/)
    expect(text).toMatch(new RegExp(`id="wrong" role="alert">${reason}`))
    expect(text).not.toContain('<b>')
  },
)

test('a shared link opens only while the assessment runs and is shared by link', async () => {
  const { send, link, world, assessment } = await startWithSharedAssessment()
  const { assessments } = world.campaigns
  const fetchStatus = async (change: Partial<typeof assessment>) => {
    assessments.put({ ...assessment, ...change })
    return (await send(link)).status
  }
  expect(await fetchStatus({ scheduleType: 0 })).toBe(404)
  expect(await fetchStatus({ status: -1 })).toBe(410)
  expect(await fetchStatus({ due: world.clock.instant })).toBe(410)
  expect((await send('/take/assessment/of/none')).status).toBe(404)
})
