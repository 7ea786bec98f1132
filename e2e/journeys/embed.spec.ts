import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { companyIds, getManagerEmail, superEmail } from '@heed/fixtures'
import { expect, test } from '../heed.ts'
import { chooseOption } from '../pages/select.ts'
import { engineTag } from '../runner/scope.mjs'
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
/** A page on another site, with its own host. */
async function serveSnippet(snippet: string): Promise<{ address: string; close: () => Promise<void> }> {
  const server = createServer((_, answer) => {
    answer.setHeader('content-type', 'text/html').end(`<!doctype html><h1>Our intranet</h1>${snippet}`)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    address: `http://localhost:${port}/`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

const eventTypes = { signature: 1, view: 2, error: 3 }

/** Returns a company that embeds videos, from its admin's perspective. */
async function prepareEmbedding(world: World) {
  const person: Person = await world.person(getManagerEmail('admin'))
  const at = `/companies/${companyId}`
  const status = (): Promise<Status> => world.api(person, `${at}/ppv/status`)
  const { log: before } = await world.api<{ log: LogRow[] }>(person, `${at}/ppv_log`)
  const { ppv, subjects } = await status()
  const subjectId = subjects.find(({ enabled }) => enabled)?.subject_id ?? 0
  return {
    used: async () => (await status()).ppv.viewsUsed,
    /** Returns the kinds of this viewer's log entries, in order. */
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

test('an embedded video plays and counts as one view @embed @core', { tag: engineTag }, async ({
  context,
  newWorld,
}) => {
  const embedded = await prepareEmbedding(await newWorld('ppv'))
  const used = await embedded.used()
  const page = await context.newPage()
  await page.goto(embedded.address('emp-1'))
  const player = page.locator('#player').contentFrame()
  // In Firefox, Playwright can't click in a frame with an opaque origin.
  await player.getByRole('button', { name: 'Play', exact: true }).press('Enter')
  await expect.poll(embedded.used).toBe(used + 1)
  await player.getByRole('button', { name: 'Pause', exact: true }).press('Enter')
  await player.getByRole('button', { name: 'Play', exact: true }).press('Enter')
  expect(await embedded.logged('emp-1')).toEqual([eventTypes.signature, eventTypes.view])
  expect(await embedded.used()).toBe(used + 1)
})

test('a wrong key or a disabled snippet shows an error page and is logged @embed', async ({
  context,
  newWorld,
}) => {
  const embedded = await prepareEmbedding(await newWorld('ppv'))
  const used = await embedded.used()
  const page = await context.newPage()
  const refused = page.getByRole('heading', { name: "This video can't be shown" })

  expect((await page.goto(embedded.address('emp-2', 'a-wrong-key')))?.status()).toBe(403)
  await expect(refused).toBeVisible()
  await expect(page.getByText("This video's key isn't valid.")).toBeVisible()
  await embedded.disable()
  expect((await page.goto(embedded.address('emp-3')))?.status()).toBe(403)
  await expect(refused).toBeVisible()
  await expect(page.getByText("This video isn't enabled for embedding.")).toBeVisible()

  expect(await embedded.logged('emp-2')).toEqual([eventTypes.error])
  expect(await embedded.logged('emp-3')).toEqual([eventTypes.error])
  expect(await embedded.used()).toBe(used)
})

test.describe('a company that has bought views', () => {
  test.use({ scenario: 'ppv' })

  test('a snippet plays on another site, counts views and stops after a key change @embed', async ({
    context,
    page,
    signIn,
    world,
  }) => {
    await signIn(getManagerEmail('admin'), '/ppv/')
    const left = page.getByText(/^\d+ views? left$/)
    await expect(left).toBeVisible()
    const before = Number.parseInt((await left.textContent()) ?? '', 10)
    const video = page.getByRole('row').filter({ hasText: 'QR codes with a hook' })
    await expect(video).toContainText('Snippet off')
    await video.getByRole('button', { name: 'Generate Snippet' }).click()
    await expect(page.getByRole('heading', { name: 'QR codes with a hook' })).toBeVisible()
    await expect(page.getByText('Snippet active')).toBeVisible()

    await page.getByRole('radio', { name: 'Small' }).check()
    await page.getByRole('checkbox', { name: 'UID parameter' }).check()
    await page.getByRole('textbox', { name: 'Parameter value' }).fill('emp-7')
    await chooseOption(page.getByRole('combobox', { name: 'Initial language' }), 'English')
    await chooseOption(page.getByRole('combobox', { name: 'Captions' }), 'German')
    await page.getByRole('checkbox', { name: 'Large captions' }).check()
    const preview = page.frameLocator('iframe[title="QR codes with a hook"]').frameLocator('#player')
    await expect(preview.locator('.scene p').first()).toHaveAttribute('lang', 'de')
    const snippet =
      (await page.getByRole('region', { name: 'Snippet' }).getByText('<iframe').textContent()) ?? ''
    expect(snippet).toContain('width="375" height="260"')

    const elsewhere = await context.newPage()
    const site = await serveSnippet(snippet)
    await elsewhere.goto(site.address)
    const player = elsewhere.frameLocator('iframe').frameLocator('#player')
    await expect(player.locator('.scene p').first()).toHaveAttribute('lang', 'de')
    await player.getByRole('button', { name: 'Play', exact: true }).click()

    await page.goto('/ppv/usage/')
    const log = page.getByRole('table', { name: 'Usage log' })
    await expect(async () => {
      await page.reload()
      await expect(log.getByRole('row').filter({ hasText: 'emp-7' })).toHaveCount(2, { timeout: 1000 })
    }).toPass()
    for (const event of ['Signature', 'View']) {
      await expect(
        log.getByRole('row').filter({ hasText: 'emp-7' }).getByText(event, { exact: true }),
      ).toHaveCount(1)
    }
    const saving = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export' }).click()
    const saved = await readFile(await (await saving).path(), 'utf8')
    const lines = saved.split('\r\n').filter((line) => line.includes(',emp-7,'))
    expect(lines.map((line) => line.split(',')[2]).toSorted()).toEqual(['1', '2'])
    await page.getByRole('link', { name: 'Videos' }).click()
    await expect(page.getByText(`${before - 1} views left`)).toBeVisible()

    const partner = await world.person(superEmail)
    await world.call(partner, 'put', `/companies/${companyId}/ppvkey`, {})
    await elsewhere.reload()
    await expect(elsewhere.frameLocator('iframe').getByText("This video's key isn't valid.")).toBeVisible()
    await site.close()
  })
})
