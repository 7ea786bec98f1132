import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { companyIds, getManagerEmail, importedPackageId } from '@heed/fixtures'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { DeskPerson } from '../../desk/people.ts'
import { formatInvitationLink } from '../../domain/assessments/delivery/links.ts'
import { createAssessment } from '../../domain/assessments/save.ts'
import { createPreviewRow } from '../../domain/content/looks.ts'
import { openPreview } from '../../domain/content/previews.ts'
import { formatAccessLink } from '../../domain/trainings/delivery/accessLink.ts'
import { startTestServer, type TestServer } from '../../testing/testServer.ts'

const companyId = companyIds.direct
const start = (secret?: string) =>
  startTestServer({ base: { scenario: 'ppv', ...(secret === undefined ? {} : { secret }) } })

/** Lists one credential of each kind, keyed by the part that it unlocks. */
async function collectKeys(server: TestServer): Promise<Record<string, string>> {
  const { world } = server.worlds.default
  const { token, signInUrl } = await server.person('admin')
  const [training] = [...world.campaigns.trainings.values()]
  const [assessment] = [...world.campaigns.assessments.values()]
  const company = world.companies.get(companyId)
  const [snippet] = world.embed.snippets.filter(({ enabled }) => enabled)
  const [translation] = world.content.translationsByPackage.get(importedPackageId)
  if (!training || !assessment || !company || !snippet || !translation)
    throw new Error('The scenario lacks a campaign, a snippet or a package')
  const path = `/api/companies/${companyId}`
  const boss = (await server.person('super')).token
  const ask = async (method: 'GET' | 'POST' | 'PUT', call: string, field: string, by = token) => {
    const body = method === 'GET' ? {} : { body: { name: 'Payroll' } }
    return String((await server.send(path + call, { method, token: by, ...body })).body[field])
  }
  const portal = await server.send<{ portal_session: { token: string } }>(`${path}/create_portal_session`, {
    method: 'POST',
    token,
  })
  const { companyId: c, subjectId: s } = snippet
  const embedKey = world.embed.packages.get(c)?.apiKey
  await server.send(`/api/embed?c=${c}&s=${s}&lang=is&key=${embedKey}`)
  const taken = openPreview(world, { id: 'employee-1', lessonId: 1 }, translation, '')
  return {
    token,
    look: createPreviewRow(world, { personId: 'somebody', endpoint: '' }, translation).id,
    taken: taken.id,
    reports: taken.secret,
    play: [...world.embed.plays.values()][0]?.id ?? '',
    signIn: new URL(signInUrl).pathname,
    training: formatAccessLink(world, training, 1),
    invitation: formatInvitationLink(world, assessment, { id: 1 }),
    seededShared: assessment.uniqueId,
    shared: createAssessment(world, company).uniqueId,
    seededKey: [...world.system.apiKeys.values()].map(({ value }) => value).join(' '),
    seededEmbedKey: world.embed.packages.get(companyId)?.apiKey ?? '',
    apiKey: await ask('POST', '/apikeys', 'value'),
    connect: new URL(await ask('GET', '/integrations/slack', 'connectUrl')).search,
    embedKey: await ask('PUT', '/ppvkey', 'apiKey', boss),
    portal: portal.body.portal_session.token,
  }
}

describe('generated credentials', () => {
  it('differ between servers with different secrets', async () => {
    const [one, other] = [await collectKeys(await start('one')), await collectKeys(await start('other'))]
    for (const [what, key] of Object.entries(one)) {
      expect([what, key === other[what] || key === 'undefined' || key === '']).toEqual([what, false])
    }
  })

  it('are the same with the same seed and secret', async () => {
    expect(await collectKeys(await start('one'))).toEqual(await collectKeys(await start('one')))
  })

  it("use the server's secret in all worlds, even one started by its link", async () => {
    const [one, other] = [await start('one'), await start('other')]
    const keys = [one, other].map(({ worlds }) => worlds.get('sso')?.world.system.apiKeys.get(1)?.value)
    expect(new Set(keys).size).toBe(2)
    expect(one.worlds.get('sso')?.world.base.secret).toBe('one')
  })

  it("never repeat another person's token after an undo", async () => {
    const server = await start()
    const requestToken = async (kind: 'admin' | 'viewer') => {
      const email = getManagerEmail(kind)
      await server.send('/api/auth/email/manager_signin', { method: 'POST', body: { email, redirect: '/' } })
      const [mail] = [...server.worlds.default.world.emailTokens.values()].slice(-1)
      return mail?.id
    }
    const viewer = await requestToken('viewer')
    await server.send('/_mock/undo', { method: 'POST', body: {} })
    const admin = await requestToken('admin')
    expect([viewer, admin]).toEqual([expect.stringMatching(/^\w{32}$/), expect.stringMatching(/^\w{32}$/)])
    expect(admin).not.toBe(viewer)
  })
})

it('the secret is in snapshot and journal exports and nowhere else', async () => {
  const secret = 'told to nobody at all'
  const server = await start(secret)
  await server.send('/_mock/snapshots', { method: 'POST', body: { name: 'one' } })
  const { text: people } = await server.send('/_mock/people')
  const paths = ['', '/health', '/worlds', '/snapshots', '/journal', '/requests', '/db/db']
  const shown = await Promise.all(paths.map((path) => server.send(`/_mock${path}`)))
  for (const { status, text } of shown) {
    expect([status, text.includes(secret)]).toEqual([200, false])
  }
  expect(people).not.toContain(secret)
  const files = await Promise.all(
    ['/snapshots/one', '/journal/export'].map((path) => server.send(`/_mock${path}`)),
  )
  expect(files.map(({ text }) => text.includes(secret))).toEqual([true, true])
})

describe('a data file', () => {
  it('keeps its own secret, so sessions and keys still work after a restart', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'heed-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const dataFile = join(folder, 'world.json')
    const first = await startTestServer({ dataFile })
    const { token } = await first.person('admin')
    const secret = first.worlds.default.world.base.secret
    const keys = [...first.worlds.default.world.system.apiKeys.values()]
    await first.close()
    const again = await startTestServer({ dataFile })
    expect((await again.send('/api/auth/user', { token })).status).toBe(200)
    expect(again.worlds.default.world.base.secret).toBe(secret)
    expect([...again.worlds.default.world.system.apiKeys.values()]).toEqual(keys)
    await again.close()
    await expect(startTestServer({ dataFile, base: { secret: 'another' } })).rejects.toThrow(
      /a different secret; unset HEED_SECRET$/,
    )
  })
})

it('the list of people who can sign in has working sign-in links', async () => {
  const server = await start()
  const { body } = await server.send<{ people: DeskPerson[] }>('/_mock/people')
  const path = new URL(body.people[0]?.signInUrl ?? '').pathname
  expect((await server.send(`/api${path}`, { method: 'POST', body: {} })).status).toBe(200)
})
