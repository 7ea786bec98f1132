import { companyIds } from '@heed/fixtures'
import { findSubject } from '@heed/fixtures/library'
import { expect, test } from 'vitest'
import { formatAccessLink } from '../../domain/trainings/delivery/accessLink.ts'
import { advanceTime } from '../../simulation/advanceTime.ts'
import { findLinks } from '../../testing/testLinks.ts'
import { startTestServer } from '../../testing/testServer.ts'
import { dayMs } from '../../world/Clock.ts'
import { createQuiz } from './quiz.ts'

/** Returns an employee with an unopened lesson, and the visit that the simulation has planned. */
async function startWithUnopenedLesson(companyId: number = companyIds.direct) {
  const server = await startTestServer()
  const live = server.worlds.default
  const { world } = live
  advanceTime(world, world.clock.now + 1.1 * dayMs)
  await live.commit('clock')
  const training = world.campaigns.trainings.get(companyId * 100 + 2)
  const lesson = world.campaigns.lessonsByTraining
    .get(training?.id ?? 0)
    .find(({ id, viewed, delivered }) => delivered && !viewed && world.campaigns.lessonVisits.get(id))
  if (!training || !lesson) throw new Error('Nobody has a lesson before them')
  const link = formatAccessLink(world, training, lesson.employeeId)
  const quiz = createQuiz(findSubject(lesson.subjectId) ?? { quiz: [] }, lesson.id)
  const form = (choose: (right: number) => number) =>
    new URLSearchParams(
      quiz.map(({ correctIndex }, at): [string, string] => [`q${at}`, String(choose(correctIndex))]),
    )
  const post = (path: string, body = new URLSearchParams()) =>
    server.send(`${link}${path}`, { method: 'POST', body: String(body) })
  return {
    ...server,
    world,
    training,
    link,
    form,
    post,
    quiz,
    id: lesson.id,
    row: () => world.campaigns.lessons.get(lesson.id),
    employee: () => world.employees.get(lesson.employeeId),
  }
}

test("the training page greets its employee by name in the company's language", async () => {
  const { send, link, employee, training } = await startWithUnopenedLesson()
  const { status, text, headers } = await send(link)
  expect(status).toBe(200)
  expect(text).toContain('<html lang="is" dir="ltr">')
  expect(text).toContain(`Góðan dag, <span dir="auto">${employee()?.name}</span>`)
  expect(text).toContain(`<h1 dir="auto">${training.name}</h1>`)
  expect(headers.get('cache-control')).toBe('no-store')
  expect(headers.get('x-robots-tag')).toContain('noindex')
  expect(headers.get('referrer-policy')).toBe('same-origin')
  expect(headers.get('content-security-policy')).toMatch(
    /default-src 'none'; style-src 'self' 'nonce-.*frame-ancestors 'none'/,
  )
  expect((await send(`${link}?lang=de`)).text).toContain('<html lang="de"')
})

test("opening a lesson is recorded and cancels the employee's simulated visits in that training", async () => {
  const { world, post, send, link, id, row, employee, training } = await startWithUnopenedLesson()
  const { lessonVisits, lessonsByEmployee } = world.campaigns
  const planned = lessonVisits.get(id)
  const [same, another] = [true, false].map((isSame) =>
    lessonsByEmployee
      .get(employee()?.id ?? 0)
      .find((one) => one.id !== id && (one.trainingId === training.id) === isSame),
  )
  for (const other of [same, another]) if (planned && other) lessonVisits.put({ ...planned, id: other.id })
  expect((await send(`${link}/${id}`)).status).toBe(200)
  expect(row()?.viewed).toBeNull()
  const { status, headers } = await post(`/${id}`)
  expect([status, headers.get('location')]).toEqual([303, `${link}/${id}`])
  const now = world.clock.instant
  expect(row()).toMatchObject({ viewed: now, answered: null, correct: 0, incorrect: 0 })
  expect(employee()?.lastActive).toBe(now)
  expect([id, same?.id ?? 0, another?.id ?? 0].map((one) => lessonVisits.get(one) === undefined)).toEqual([
    true,
    true,
    false,
  ])
})

test("wrong answers are counted, correct ones finish the lesson, and later ones don't count", async () => {
  const { post, form, quiz, id, row, send, link } = await startWithUnopenedLesson()
  await post(`/${id}`)
  const wrong = await post(
    `/${id}/questions`,
    form((right) => (right + 1) % 4),
  )
  expect(wrong.headers.get('location')).toMatch(/questions\?said=\d+$/)
  expect(row()).toMatchObject({ correct: 0, incorrect: quiz.length })
  const again = await send(wrong.headers.get('location') ?? '')
  expect(again.text.match(/class="wrong"/g)).toHaveLength(quiz.length)
  expect(again.text).toContain('Ekki rétt enn')
  const right = await post(
    `/${id}/questions`,
    form((one) => one),
  )
  expect(right.headers.get('location')).toBe(`${link}?done=${id}`)
  const done = row()
  expect(done).toMatchObject({ correct: quiz.length, incorrect: quiz.length })
  expect((await send(`${link}?done=${id}`)).text).toContain('Vel gert! Þessari kennslustund er lokið')
  await post(
    `/${id}/questions`,
    form((one) => (one + 1) % 4),
  )
  expect(row()).toEqual(done)
})

test("an unanswered question isn't counted, and the page asks for all answers", async () => {
  const { post, send, id, row } = await startWithUnopenedLesson()
  const { headers } = await post(`/${id}/questions`)
  expect(row()?.answered).toBeNull()
  expect((await send(headers.get('location') ?? '')).text).toContain('Vinsamlegast svaraðu öllum spurningum.')
})

test('API figures update immediately after a lesson, and an undo reverts them', async () => {
  const { post, form, send, person, id, row, world, training } = await startWithUnopenedLesson()
  const { token } = await person('admin')
  const score = async () =>
    (await send<{ score: number }>(`/api/companies/${companyIds.direct}/trainings/${training.id}`, { token }))
      .body.score
  const before = await score()
  await post(
    `/${id}/questions`,
    form((right) => right),
  )
  expect(await score()).toBe(before + 1)
  await send('/_mock/undo', { method: 'POST' })
  expect(await score()).toBe(before)
  expect(row()).toMatchObject({ viewed: null, correct: 0 })
  expect(world.campaigns.lessonVisits.get(id)).toBeDefined()
})

test.each([
  ['a changed signature', (link: string) => `${link.slice(0, -1)}${link.endsWith('A') ? 'B' : 'A'}`],
  ["another employee's ID", (link: string) => link.replace(/\.(\d+)\./, (_, id) => `.${Number(id) + 1}.`)],
  ['an extra character', (link: string) => `${link}A`],
  ['missing characters', (link: string) => link.slice(0, -3)],
  ['an unknown training', (link: string) => link.replace(/training\/\d+/, 'training/999999')],
  ['a leading zero', (link: string) => link.replace('training/', 'training/0')],
])("a link with %s returns 404 without revealing the training's name", async (_, tampered) => {
  const { send, link, training } = await startWithUnopenedLesson()
  const { status, text } = await send(tampered(link))
  expect(status).toBe(404)
  expect(text).toContain('This link is not valid')
  expect(text).not.toContain(training.name)
})

test("an employee can't open another employee's lesson", async () => {
  const { world, post, send, link, id } = await startWithUnopenedLesson()
  const other = [...world.campaigns.lessons.values()].find((lesson) => lesson.id !== id && !lesson.viewed)
  expect((await send(`${link}/${other?.id}`)).status).toBe(404)
  expect((await post(`/${other?.id}`)).status).toBe(404)
  expect(world.campaigns.lessons.get(other?.id ?? 0)).toEqual(other)
})

test('links to a stopped training, or 90 days after its last message, return 410', async () => {
  const { world, training, link, send } = await startWithUnopenedLesson()
  const { deliveries } = training
  world.campaigns.trainings.put({ ...training, status: -1 })
  const stopped = await send(link)
  expect([stopped.status, stopped.text.includes('Þessi þjálfun hefur verið stöðvuð')]).toEqual([410, true])
  const sent = deliveries.map((one) => ({ ...one, sent: world.clock.instant }))
  world.campaigns.trainings.put({ ...training, deliveries: sent })
  world.clock.moveTo(world.clock.now + 90 * dayMs)
  expect((await send(link)).status).toBe(200)
  world.clock.moveTo(world.clock.now + 1)
  const expired = await send(link)
  expect([expired.status, expired.text.includes('Þessi hlekkur er útrunninn')]).toEqual([410, true])
  world.campaigns.trainings.remove(training.id)
  expect((await send(link)).status).toBe(404)
})

test("an anonymous company's training greets no one by name and its links aren't logged", async () => {
  const { world, link, send, post, id, employee } = await startWithUnopenedLesson(companyIds.anonymous)
  const { text } = await send(link)
  expect(text).toContain('<p class="hello">Guten Tag</p>')
  await post(`/${id}`)
  expect(world.campaigns.lessons.get(id)?.viewed).toBe(world.clock.instant)
  expect(employee()).toMatchObject({ name: '', lastActive: null })
  expect((await send('/_mock/requests')).text).not.toContain(link)
})

test("an employee's training link appears in the employee list for admins only", async () => {
  const { training, link, ...server } = await startWithUnopenedLesson()
  const path = `/companies/${companyIds.direct}/trainings/${training.id}/users`
  expect(await findLinks(server, 'admin', path)).toContain(`${server.origin}${link}`)
  expect(new Set(await findLinks(server, 'viewer', path))).toEqual(new Set([undefined]))
})

test("a training opened under a world's path keeps its links in that world", async () => {
  const { send, link } = await startWithUnopenedLesson()
  const { text } = await send(`/w/default${link}`)
  expect(text).toContain(`action="/w/default${link}`)
  expect(text).toContain('href="/w/default/static/pages/pages.css"')
})

test.each([
  [1, 'color-scheme:dark;'],
  [2, 'color-scheme:light;'],
])("employee pages use the company's theme: %s", async (theme, rule) => {
  const { world, send, link } = await startWithUnopenedLesson()
  const company = world.companies.get(companyIds.direct)
  if (!company) throw new Error('The company is not there')
  world.companies.put({ ...company, theme })
  expect((await send(link)).text).toContain(`html:root{${rule}--brand:light-dark(`)
})
