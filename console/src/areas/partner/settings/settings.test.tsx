import type { CompanySettings } from '@heed/contracts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { type FakeServer, refuse } from '../../../../test/fakeServer.ts'
import { renderApp } from '../../../../test/renderPage.tsx'
import { anAccountServer } from '../testing/anAccountServer.ts'

const READ = 'GET /partners/3/settings'
const SAVE = 'PUT /partners/3/settings'
const PORTAL = 'POST /partners/3/create_portal_session'

const aServer = (
  settings: CompanySettings = { 'ui.sendEnrolment': '1', 'ui.posters_url': 'https://a.is/p' },
) => anAccountServer().on(READ, settings)

async function open(server: FakeServer, options: Parameters<typeof renderApp>[0] = {}) {
  const view = await renderApp({ as: 'partner', at: '/partner/3/settings/', server, ...options })
  const press = async (name: string) => view.user.click(await screen.findByRole('button', { name }))
  const flag = (name: RegExp) => screen.findByRole<HTMLInputElement>('switch', { name })
  return { ...view, press, flag }
}

describe('the defaults for new companies', () => {
  it('are shown as the platform reads them, with assessments on unless switched off', async () => {
    const { flag } = await open(aServer())
    expect((await flag(/^Assessments$/)).checked).toBe(true)
    expect((await flag(/Enrolment email/)).checked).toBe(true)
    expect((await flag(/Certificates/)).checked).toBe(false)
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /Posters/ }).value).toBe('https://a.is/p')
    expect(screen.getByRole('link', { name: 'Settings' }).getAttribute('aria-current')).toBe('page')
  })

  it('are saved once, with only the changed settings', async () => {
    const server = aServer().on(SAVE, { success: true, settings: { 'ui.certificates_enabled': '1' } })
    const { user, flag } = await open(server)
    await user.click(await flag(/Certificates/))
    await user.click(await flag(/^Assessments$/))
    screen.getByText(
      `printf '%s' '{"ui.assessments":"0","ui.certificates_enabled":"1"}' | heed api partners.saveSettings --partnerId 3 --body -`,
    )
    await user.dblClick(await screen.findByRole('button', { name: 'Save changes' }))
    await screen.findByText('Company defaults saved for Borealis')
    expect(server.listCalls(SAVE).map(({ body }) => body)).toEqual([
      { 'ui.certificates_enabled': '1', 'ui.assessments': '0' },
    ])
  })

  it('ask before leaving and can be discarded', async () => {
    const { user, press, flag } = await open(aServer())
    await user.click(await flag(/Certificates/))
    await user.click(screen.getByRole('link', { name: 'Payments' }))
    await screen.findByRole('alertdialog')
    await press('Keep editing')
    await press('Discard')
    expect((await flag(/Certificates/)).checked).toBe(false)
  })

  it('keep the changes when saving fails', { tags: 'slow' }, async () => {
    const { user, press, flag } = await open(aServer().on(SAVE, refuse(500, 'Not today')))
    await user.click(await flag(/Certificates/))
    await press('Save changes')
    await screen.findByText('Not today')
    expect((await flag(/Certificates/)).checked).toBe(true)
  })

  it('show an error when loading fails, and can be loaded again', async () => {
    const server = anAccountServer().on(READ, refuse(503, 'Out of order'))
    const { press, flag } = await open(server)
    await screen.findByText('Out of order')
    server.on(READ, {})
    await press('Try again')
    await flag(/Certificates/)
  })

  it('are hidden from users outside the account', async () => {
    const { server } = await open(aServer(), { as: 'admin' })
    await screen.findByText('Authorized personal only')
    expect(server.listCalls(READ)).toEqual([])
  })
})

describe("an account's bills", () => {
  it("open on the billing service's pages", async () => {
    const server = aServer().on(PORTAL, {
      portal_session: {
        id: 'p1',
        token: 't1',
        access_url: 'https://billing.example/p1',
        created_at: 1_770_022_800,
        expires_at: 1_770_109_200,
      },
    })
    const { press, left } = await open(server)
    await press('Open billing pages')
    await waitFor(() => expect(left).toEqual(['https://billing.example/p1']))
  })

  it("show why they can't be opened", async () => {
    const said = "Billing isn't enabled for the account"
    const { press } = await open(aServer().on(PORTAL, refuse(409, said)))
    await press('Open billing pages')
    expect(within(await screen.findByRole('region', { name: 'Notices' })).getByText(said)).toBeTruthy()
  })
})
