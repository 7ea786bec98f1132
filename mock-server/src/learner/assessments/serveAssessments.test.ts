import { type BlockAnswer, computeScores, toMinutes } from '@heed/contracts'
import { companyIds } from '@heed/fixtures'
import { findQuestion, type LibraryQuestion, translateQuestion } from '@heed/fixtures/library'
import { expect, test } from 'vitest'
import { clearProgress } from '../../domain/assessments/delivery/deliver.ts'
import { formatInvitationLink } from '../../domain/assessments/delivery/links.ts'
import { estimateTotalSeconds } from '../../library/catalogViews.ts'
import { findLinks } from '../../testing/testLinks.ts'
import { startTestServer } from '../../testing/testServer.ts'
import { dayMs } from '../../world/Clock.ts'

/** Returns an invited employee who hasn't started yet, but was about to in the simulation. */
async function startWithInvitation(companyId: number = companyIds.direct) {
  const server = await startTestServer({ base: { employees: 240 } })
  const { world } = server.worlds.default
  const { assessments, results, resultsByAssessment, sittings } = world.campaigns
  const assessment = assessments.get(companyId * 100 + 2)
  const result = resultsByAssessment
    .get(assessment?.id ?? 0)
    .find(({ id, started }) => started === null && sittings.get(id))
  if (!assessment || !result) throw new Error('Nobody is about to begin')
  const link = formatInvitationLink(world, assessment, result)
  const post = (path: string, form: Record<string, string> | URLSearchParams = {}) =>
    server.send(`${link}${path}`, { method: 'POST', body: String(new URLSearchParams(form)) })
  const scenarios = assessment.questions.flatMap((id) => findQuestion(id) ?? [])
  return {
    ...server,
    world,
    assessment,
    result,
    link,
    post,
    scenarios,
    row: () => results.get(result.id),
    to: async (path: string, form: Record<string, string> | URLSearchParams = {}) =>
      (await post(path, form)).headers.get('location')?.replace(link, ''),
  }
}

/** Selects the first answer everywhere. Returns the form to send and the answers to score. */
function selectFirstOptions({ blocks }: LibraryQuestion, way = 'next') {
  const form = new URLSearchParams({ do: way })
  const said: Record<string, BlockAnswer> = {}
  for (const { id, presentation, options = [] } of blocks) {
    const ids = options.map((option) => option.id)
    if (presentation === 'yes-no-list') {
      for (const option of ids) form.append(`${id}.${option}`, 'yes')
      said[id] = Object.fromEntries(ids.map((option) => [option, 'yes'] as const))
    } else if (ids[0] !== undefined) {
      const chosen = presentation === 'order' ? ids : [ids[0]]
      for (const option of chosen) form.append(id, option)
      said[id] = presentation === 'single-choice' ? ids[0] : chosen
    }
  }
  return { form, said }
}

test("opening an invitation shows the number of scenarios but doesn't start the assessment", async () => {
  const { send, link, assessment, row, world } = await startWithInvitation()
  const { status, text, headers } = await send(link)
  expect(status).toBe(200)
  expect(text).toContain('<html lang="is" dir="ltr">')
  expect(text).toContain(`<h1 dir="auto">${assessment.name}</h1>`)
  expect(text).toContain(`<li>Atburðarásir: ${assessment.questions.length}</li>`)
  expect(row()?.started).toBeNull()
  expect(headers.get('cache-control')).toBe('no-store')
  expect((await send(`${link}/1`)).headers.get('location')).toBe(link)
  expect(world.changes()).toEqual([])
})

test('the invitation page shows the same duration in every language', async () => {
  const { send, link, scenarios } = await startWithInvitation()
  const minutes = toMinutes(estimateTotalSeconds(scenarios))
  for (const [language, said] of [
    ['en', `About ${minutes} min`],
    ['is', `Um ${minutes} mín.`],
    ['ja', `約${minutes}分`],
  ]) {
    expect((await send(`${link}?lang=${language}`)).text).toContain(said)
  }
})

test('a scenario appears in the selected language and its answers are scored', async () => {
  const { to, send, link, scenarios, row } = await startWithInvitation()
  await to('')
  const [scenario] = scenarios
  if (!scenario) throw new Error('The assessment has no scenario')
  for (const language of ['is', 'ja']) {
    const { name, blocks } = translateQuestion(scenario, language)
    const { text } = await send(`${link}/1?lang=${language}`)
    expect(text).toContain(`<h1>${name}</h1>`)
    expect(text).toContain(blocks.find(({ options }) => options)?.text)
    expect(text).not.toContain(scenario.name)
  }
  const { form, said } = selectFirstOptions(scenario)
  await to('/1?lang=ja', form)
  expect(row()?.answers).toMatchObject([
    { question: scenario.id, area: scenario.area, points: computeScores(scenario.blocks, said) },
  ])
})

test('scenarios are answered one after another and recorded with their points', async () => {
  const { to, send, link, scenarios, row, world, result } = await startWithInvitation()
  expect(await to('')).toBe('/1')
  expect(world.campaigns.sittings.get(result.id)).toBeUndefined()
  const now = world.clock.instant
  for (const [at, scenario] of scenarios.entries()) {
    const { text } = await send(`${link}/${at + 1}`)
    expect(text).toContain(`Atburðarás ${at + 1} af ${scenarios.length}`)
    expect(text).toContain(at === scenarios.length - 1 ? 'Ljúka' : 'Áfram')
    const next = at === scenarios.length - 1 ? '' : `/${at + 2}`
    expect(await to(`/${at + 1}`, selectFirstOptions(scenario).form)).toBe(next)
  }
  expect(row()).toEqual({
    ...result,
    byHand: true,
    started: now,
    completed: now,
    answers: scenarios.map((scenario) => ({
      question: scenario.id,
      area: scenario.area,
      points: computeScores(scenario.blocks, selectFirstOptions(scenario).said),
      at: now,
    })),
  })
  expect((await send(link)).text).toContain('Takk fyrir!')
  expect((await send(`${link}/1`)).headers.get('location')).toBe(link)
  const done = row()
  await to('/1', selectFirstOptions(scenarios[0] ?? ({ blocks: [] } as never)).form)
  expect(row()).toEqual(done)
})

test('an employee can go back, change an answer and later resume the assessment', async () => {
  const { to, post, send, link, scenarios, row } = await startWithInvitation()
  const [first, second] = scenarios
  if (!first || !second) throw new Error('There are too few scenarios')
  await to('')
  await to('/1', selectFirstOptions(first).form)
  expect(await to('/2', selectFirstOptions(second, 'back').form)).toBe('/1')
  expect((await send(`${link}/2`)).text.match(/ checked/g)).not.toBeNull()
  const choice = first.blocks.find(({ presentation }) => presentation === 'single-choice')
  const last = choice?.options?.at(-1)?.id ?? ''
  const changed = selectFirstOptions(first).form
  changed.set(choice?.id ?? '', last)
  await post('/1', changed)
  expect((await send(`${link}/1`)).text).toContain(`name="${choice?.id}" value="${last}" checked`)
  expect(row()?.answers.map(({ question }) => question)).toEqual([first.id, second.id])
  expect(await to('')).toBe('/3')
  expect((await send(`${link}/7`)).headers.get('location')).toBe(`${link}/3`)
})

test('unanswered parts of a scenario are marked, named in the title and focused, and nothing is recorded', async () => {
  const { to, send, link, row } = await startWithInvitation()
  await to('')
  const next = await to('/1', { do: 'next' })
  expect(next).toBe('/1?open=')
  const { text } = await send(`${link}${next}`)
  expect(text).toContain('role="alert"')
  expect(text).toContain('<fieldset class="wrong">')
  expect(text).toMatch(/<title>Villa: Atburðarás 1 af/)
  expect((await send(`${link}/1`)).text).toMatch(/<title>Atburðarás 1 af/)
  const [, errorId = ''] =
    /<input[^>]* aria-invalid="true" aria-describedby="([^"]+)" autofocus>/.exec(text) ?? []
  expect(text).toMatch(new RegExp(`id="${errorId}"[^>]*>Vinsamlegast svaraðu þessari spurningu.<`))
  expect(text.match(/ autofocus/g)).toHaveLength(1)
  expect(row()?.answers).toEqual([])
})

test('API figures update immediately, and a reset allows a restart with the same link', async () => {
  const { to, send, link, scenarios, person, assessment, world, row, result } = await startWithInvitation()
  const { token } = await person('admin')
  const path = `/api/companies/${companyIds.direct}/assessments/${assessment.id}`
  type Figures = { usersStarted: number; usersFinished: number }
  const figures = async () => (await send<Figures>(path, { token })).body
  const before = await figures()
  await to('')
  for (const [at, scenario] of scenarios.entries()) await to(`/${at + 1}`, selectFirstOptions(scenario).form)
  const { usersStarted, usersFinished } = await figures()
  expect([usersStarted - before.usersStarted, usersFinished - before.usersFinished]).toEqual([1, 1])
  const employee = world.employees.get(result.employeeId)
  clearProgress(world, assessment, { result: row() ?? result, person: employee ?? ({} as never) })
  expect(row()?.said).toBeUndefined()
  expect((await send(link)).text).toContain('Byrja')
})

test("an employee's assessment link appears in the employee list for admins only", async () => {
  const { assessment, link, ...server } = await startWithInvitation()
  const path = `/companies/${companyIds.direct}/assessments/${assessment.id}/users`
  expect(await findLinks(server, 'admin', path)).toContain(`${server.origin}${link}`)
  expect(new Set(await findLinks(server, 'viewer', path))).toEqual(new Set([undefined]))
})

test.each([
  ['a changed signature', (link: string) => `${link.slice(0, -1)}${link.endsWith('A') ? 'B' : 'A'}`],
  ['another ID', (link: string) => link.replace(/(\d+)\./, (_, id) => `${Number(id) + 1}.`)],
  ['a non-numeric ID', (link: string) => link.replace(/\d+\./, 'x.')],
  ['no ID', (link: string) => link.replace(/\d+\./, '.')],
])("a link with %s returns 404 without revealing the assessment's name", async (_, tampered) => {
  const { send, link, assessment } = await startWithInvitation()
  const { status, text } = await send(tampered(link))
  expect([status, text.includes('This link is not valid'), text.includes(assessment.name)]).toEqual([
    404,
    true,
    false,
  ])
})

test('an overdue assessment is closed, but employees who finished are thanked for 90 days', async () => {
  const { send, link, assessment, world, row, result } = await startWithInvitation()
  const { assessments, results } = world.campaigns
  assessments.put({ ...assessment, status: 1 })
  expect((await send(link)).status).toBe(410)
  assessments.put(assessment)
  world.clock.moveTo(Date.parse(assessment.due ?? ''))
  const over = await send(link)
  expect([over.status, over.text.includes('Þessu mati er lokið')]).toEqual([410, true])
  results.put({ ...(row() ?? result), completed: world.clock.instant })
  expect((await send(link)).status).toBe(200)
  world.clock.moveTo(world.clock.now + 90 * dayMs + 1)
  expect((await send(link)).text).toContain('Þessi hlekkur er útrunninn')
})

test('an assessment under anonymous tracking greets no employee by name', async () => {
  const { send, link, to, world, result } = await startWithInvitation(companyIds.anonymous)
  expect((await send(link)).text).toContain('<p class="hello">Guten Tag</p>')
  await to('')
  expect(world.employees.get(result.employeeId)).toMatchObject({ name: '', lastActive: null })
})
