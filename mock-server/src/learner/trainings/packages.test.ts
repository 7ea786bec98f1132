import { companyIds, importedPackageId } from '@heed/fixtures'
import { expect, test } from 'vitest'
import { formatAccessLink } from '../../domain/trainings/delivery/accessLink.ts'
import { startTestServer } from '../../testing/testServer.ts'
import { dayMs } from '../../world/Clock.ts'

/** Returns an employee whose lesson is an imported package. */
async function startWithPackage() {
  const server = await startTestServer()
  const { world } = server.worlds.default
  const { trainings, lessons, lessonsByTraining, lessonVisits } = world.campaigns
  const training = trainings.get(companyIds.direct * 100 + 2)
  const lesson = lessonsByTraining.get(training?.id ?? 0).find(({ delivered }) => delivered !== null)
  if (!training || !lesson) throw new Error('No lesson has come')
  const { id } = lessons.put({
    ...lesson,
    subjectId: importedPackageId,
    viewed: null,
    answered: null,
    correct: 0,
    incorrect: 0,
  })
  lessonVisits.remove(id)
  const link = formatAccessLink(world, training, lesson.employeeId)
  const open = () => server.send(`${link}/${id}`, { method: 'POST' })
  const shown = async () => {
    const { text, headers, status } = await server.send(`${link}/${id}`)
    const [, address = ''] = /<iframe [^>]*src="([^"]*)"/.exec(text) ?? []
    return {
      status,
      address: address.replaceAll('&#38;', '&'),
      policy: headers.get('content-security-policy') ?? '',
    }
  }
  const report = async (verb: string) => {
    const query = new URL((await shown()).address).searchParams
    return server.send('/api/xapi/preview/statements', {
      method: 'POST',
      body: {
        actor: JSON.parse(query.get('actor') ?? ''),
        verb: { id: `http://adlnet.gov/expapi/verbs/${verb}` },
        object: { id: 'urn:heed:subject:1' },
      },
      headers: { authorization: `Bearer ${query.get('auth')}`, 'x-experience-api-version': '1.0.3' },
    })
  }
  const employee = world.employees.get(lesson.employeeId)
  return { ...server, world, link, id, open, shown, report, employee, row: () => lessons.get(id) }
}

test('an imported package works as a lesson that can be opened, failed and passed', async () => {
  const { send, link, open, shown, report, row, world, contentOrigin } = await startWithPackage()
  expect((await shown()).status).toBe(303)
  await open()
  expect(row()).toMatchObject({ viewed: world.clock.instant, answered: null })
  const { address, policy } = await shown()
  const { origin } = new URL(address)
  expect(origin.replace(/p-\w+\.localhost/, '127.0.0.1')).toBe(contentOrigin)
  expect(policy).toContain(`frame-src 'self' ${origin};`)
  expect((await report('initialized')).status).toBe(200)
  expect(row()).toMatchObject({ correct: 0, incorrect: 0 })
  await report('failed')
  expect(row()).toMatchObject({ correct: 0, incorrect: 1 })
  await report('passed')
  expect(row()).toMatchObject({ correct: 1, incorrect: 1, answered: world.clock.instant })
  const done = row()
  await report('failed')
  expect(row()).toEqual(done)
  expect((await send(link)).text).toContain('Lokið')
})

test("an imported package receives the employee's identity and must be reopened after a day", async () => {
  const { open, shown, employee, world, row } = await startWithPackage()
  await open()
  const { address } = await shown()
  expect(JSON.parse(new URL(address).searchParams.get('actor') ?? '')).toMatchObject({
    name: employee?.name,
    mbox: `mailto:${employee?.email}`,
  })
  world.clock.moveTo(world.clock.now + dayMs)
  expect((await shown()).status).toBe(303)
  await open()
  expect((await shown()).status).toBe(200)
  expect(row()?.correct).toBe(0)
})

test('an imported package receives no name or email under anonymous tracking', async () => {
  const { open, shown, world, employee } = await startWithPackage()
  const company = world.companies.get(companyIds.direct)
  if (company && employee) {
    world.companies.put({ ...company, anonymousTracking: true })
    world.employees.put({ ...employee, name: '' })
  }
  await open()
  const actor = new URL((await shown()).address).searchParams.get('actor') ?? ''
  expect(actor).not.toContain(employee?.email)
  expect(JSON.parse(actor)).toMatchObject({ name: '', account: { name: String(employee?.id) } })
})

test('an imported package has no separate questions page', async () => {
  const { send, link, id, open } = await startWithPackage()
  await open()
  expect((await send(`${link}/${id}/questions`)).status).toBe(404)
  expect((await send(`${link}/${id}/questions`, { method: 'POST' })).status).toBe(404)
})
