import { managerEmail } from '@heed/fixtures'
import { test as base, expect } from '../heed.ts'

const event = 'integration:progress'

/** A world in which a sync is on its way and tells how far it is. */
const test = base.extend({
  world: async ({ newWorld }, use) => {
    await use(await newWorld('azure-sync'))
  },
})

test('what the platform tells by itself reaches the page, and after a break the page catches up @dashboard', async ({
  page,
  world,
  signIn,
}) => {
  const frames: { event: string; data: { companyId: number; progress: number } }[] = []
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => frames.push(JSON.parse(String(payload)))),
  )
  const person = await signIn(managerEmail('admin'))
  const shown = page.getByRole('region', { name: 'Training programs' }).getByRole('table').getByRole('link')
  await expect(shown.first()).toBeVisible()
  await world.advance('PT8S')
  await expect.poll(() => frames.length).toBeGreaterThan(0)
  expect(frames[0]).toMatchObject({ event, data: { companyId: person.company?.id } })

  // The next event breaks the connection, and none opens until all is well again.
  await world.goesWrong(
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
  await world.goesWrong()
  await expect(shown.filter({ hasText: 'Night shift' })).toBeVisible()
  await expect(page.getByText('Reconnecting')).toBeHidden()
})
