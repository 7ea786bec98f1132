import { companyIds, managerEmail } from '@heed/fixtures'
import { expect, test } from '../heed.ts'
import type { Person, World } from '../world.ts'

const companyId = companyIds.direct

interface Status {
  ppv: { apiKey: string; viewsUsed: number }
  subjects: { subject_id: number; enabled: boolean }[]
}
interface LogRow {
  id: number
  event_type: number
  subject_title: string
  uid: string | null
}
const event = { signature: 1, view: 2, error: 3 }

/** A company that embeds videos, as its admin sees it. */
async function embedding(world: World) {
  const person: Person = await world.person(managerEmail('admin'))
  const at = `/companies/${companyId}`
  const status = (): Promise<Status> => world.api(person, `${at}/ppv/status`)
  const { log: before } = await world.api<{ log: LogRow[] }>(person, `${at}/ppv_log`)
  const { ppv, subjects } = await status()
  const subjectId = subjects.find(({ enabled }) => enabled)?.subject_id ?? 0
  return {
    used: async () => (await status()).ppv.viewsUsed,
    /** The kinds of what was logged meanwhile, for this viewer, in their order. */
    logged: async (uid: string) => {
      const { log } = await world.api<{ log: LogRow[] }>(person, `${at}/ppv_log`)
      const known = new Set(before.map(({ id }) => id))
      const fresh = log.filter((row) => !known.has(row.id) && row.uid === uid)
      return fresh.toSorted((one, other) => one.id - other.id).map(({ event_type }) => event_type)
    },
    disable: () => world.call(person, 'post', `${at}/ppv/toggle`, { subject_id: subjectId, enabled: false }),
    address: (uid: string, key = ppv.apiKey) => {
      const query = { lang: 'en', key, s: String(subjectId), c: String(companyId), uid }
      return `${world.address}api/embed?${new URLSearchParams(query)}`
    },
  }
}

test('an embedded video plays, and counts as a view once @embed', async ({ context, newWorld }) => {
  const embedded = await embedding(await newWorld('ppv'))
  const used = await embedded.used()
  const page = await context.newPage()
  await page.goto(embedded.address('emp-1'))
  const player = page.locator('#player').contentFrame()
  await player.getByRole('button', { name: 'Play', exact: true }).click()
  await expect.poll(embedded.used).toBe(used + 1)
  await player.getByRole('button', { name: 'Pause', exact: true }).click()
  await player.getByRole('button', { name: 'Play', exact: true }).click()
  expect(await embedded.logged('emp-1')).toEqual([event.signature, event.view])
  expect(await embedded.used()).toBe(used + 1)
})

test('a wrong key and a snippet that is off show an error page, and are logged @embed', async ({
  context,
  newWorld,
}) => {
  const embedded = await embedding(await newWorld('ppv'))
  const used = await embedded.used()
  const page = await context.newPage()
  const refused = page.getByRole('heading', { name: 'This video cannot be shown' })

  expect((await page.goto(embedded.address('emp-2', 'a-wrong-key')))?.status()).toBe(403)
  await expect(refused).toBeVisible()
  await expect(page.getByText('The key of this video is not valid.')).toBeVisible()
  await embedded.disable()
  expect((await page.goto(embedded.address('emp-3')))?.status()).toBe(403)
  await expect(refused).toBeVisible()
  await expect(page.getByText('This video is not enabled for embedding.')).toBeVisible()

  expect(await embedded.logged('emp-2')).toEqual([event.error])
  expect(await embedded.logged('emp-3')).toEqual([event.error])
  expect(await embedded.used()).toBe(used)
})
