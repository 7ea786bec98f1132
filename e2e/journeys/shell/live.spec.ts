import { companyIds, getManagerEmail } from '@heed/fixtures'
import { test as base, expect } from '../../heed.ts'

const event = 'integration:progress'

/** A world with a running sync that reports progress. */
const test = base.extend({
  world: async ({ newWorld }, use) => {
    await use(await newWorld('azure-sync'))
  },
})

test('live events reach the page, which catches up after a broken connection @dashboard', async ({
  page,
  world,
  signIn,
}) => {
  const frames: { event: string; data: { companyId: number; progress: number } }[] = []
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => frames.push(JSON.parse(String(payload)))),
  )
  const person = await signIn(getManagerEmail('admin'))
  const shown = page.getByRole('region', { name: 'Training programs' }).getByRole('table').getByRole('link')
  await expect(shown.first()).toBeVisible()
  await world.advance('PT8S')
  await expect.poll(() => frames.length).toBeGreaterThan(0)
  expect(frames[0]).toMatchObject({ event, data: { companyId: person.company?.id } })

  // The next event breaks the connection, and no new connection opens until the faults end.
  await world.addFaults(
    { on: 'websocket', event, reset: true },
    { on: 'websocket', event: 'connect', status: 503 },
  )
  const before = (await shown.first().textContent()) ?? ''
  await world.advance('PT20S')
  await expect(page.getByText('Reconnecting')).toBeVisible()
  const path = `/companies/${person.company?.id}/trainings`
  const { automations } = await world.api<{ automations: { id: number | string; name: string }[] }>(
    person,
    `${path}?p=0&n=3&order=updated+desc`,
  )
  const one = automations.find(({ name }) => name === before)
  const renamed = await world.call(person, 'put', `${path}/${one?.id}/rename`, { name: 'Night shift' })
  expect(renamed.ok()).toBe(true)
  await expect(shown.filter({ hasText: before })).toBeVisible()
  await expect(shown.filter({ hasText: 'Night shift' })).toHaveCount(0)
  await world.addFaults()
  await expect(shown.filter({ hasText: 'Night shift' })).toBeVisible()
  await expect(page.getByText('Reconnecting')).toBeHidden()
})

test("the conference screen follows answers, reconnects after a break and doesn't shift @assessments", async ({
  browser,
  world,
}) => {
  interface Summary {
    resilienceScore: number
    areas: { name: string; score: number }[]
  }
  // Uses a separate page, because the browser logs the refused connection as an error.
  const page = await browser.newPage()
  const person = await world.person(getManagerEmail('admin'))
  const summary = () => world.api<Summary>(person, '/infosec/assessment/summary')
  const parts = page.locator('main section, main li')
  const places = () =>
    parts.evaluateAll((all) => all.map((part) => JSON.stringify(part.getBoundingClientRect())))
  const scores = page.getByRole('list', { name: 'Score by threat area' }).getByRole('listitem')
  const restarted = async (id: number) => {
    const path = `/companies/${companyIds.direct}/assessments/${companyIds.direct * 100 + id}/restart`
    const answer = await world.call(person, 'post', path, { due: '2026-03-02T10:00:00.000Z' })
    expect(answer.ok(), await answer.text()).toBe(true)
  }
  const follows = async (before: Summary) => {
    const now = await summary()
    expect(now.areas).not.toEqual(before.areas)
    const score = page.getByRole('region', { name: 'Resilience score' })
    await expect(score.getByText(`${now.resilienceScore}%`, { exact: true })).toBeVisible()
    for (const area of now.areas) {
      await expect(
        scores.filter({ hasText: area.name }).getByText(`${area.score}%`, { exact: true }),
      ).toBeVisible()
    }
    return now
  }
  await page.goto(`${world.address}infosec/`)
  const live = page.locator('#root').getByText('Live', { exact: true })
  await expect(live).toBeVisible()
  const first = await summary()
  const standing = await places()
  expect(standing.length).toBeGreaterThan(first.areas.length)
  await restarted(2)
  const second = await follows(first)
  expect(await places()).toEqual(standing)

  await world.addFaults(
    { on: 'websocket', event: 'infosec:update_summary', reset: true, count: 1 },
    { on: 'websocket', event: 'connect', status: 503 },
  )
  await restarted(5)
  await expect(page.getByText('Reconnecting')).toBeVisible()
  expect(await places()).toEqual(standing)
  await world.addFaults()
  await follows(second)
  await expect(live).toBeVisible()
  expect(await places()).toEqual(standing)
  await page.close()
})
