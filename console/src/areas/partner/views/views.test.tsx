import type { Ppv, PpvTransaction } from '@heed/contracts'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { answer, type FakeServer, refuse } from '../../../../test/fakeServer.ts'
import { aCompany } from '../../../../test/people.ts'
import { renderApp } from '../../../../test/renderPage.tsx'
import { recordSavedFiles } from '../../../../test/savedFiles.ts'
import { anAccountServer } from '../testing/anAccountServer.ts'

const COMPANY = 'GET /partners/3/companies/22'
const BOUGHT = 'GET /companies/22/ppv_transactions'
const ADD = 'POST /companies/22/views'
const CREATE = 'POST /companies/22/ppv'

const held: Ppv = { apiKey: 'abcdefghijkl', company_id: 22, viewsPurchased: 100, viewsUsed: 85 }
const aCustomer = (ppv: Ppv | null) => aCompany({ company_id: 22, company_name: 'Bláberg verkfræði', ppv })
const purchase: PpvTransaction = {
  id: 1,
  created: '2026-02-01T09:00:00.000Z',
  views: 100,
  notes: 'Order <b>7</b>',
}

const aServer = (ppv: Ppv | null = held): FakeServer =>
  anAccountServer()
    .on(COMPANY, aCustomer(ppv))
    .on(BOUGHT, { transactions: [purchase] })

async function open(server: FakeServer, query = '') {
  const view = await renderApp({ as: 'partner', at: `/partner/3/companies/22/${query}`, server })
  await screen.findByRole('region', { name: 'Pay-per-view' })
  const press = async (name: string) => view.user.click(await screen.findByRole('button', { name }))
  const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))
  const card = () => within(screen.getByRole('region', { name: 'Pay-per-view' }))
  return { ...view, press, dialog, card }
}

describe("a customer's package", () => {
  it('shows its views left, a shortened key and its purchases', async () => {
    const { card, press } = await open(aServer())
    await card().findByText('15 views left')
    card().getByText('abc…ijkl')
    expect(screen.queryByText('abcdefghijkl')).toBeNull()
    const table = within(await screen.findByRole('table', { name: 'Purchases' }))
    expect(await table.findByText('Order <b>7</b>')).toBeTruthy()
    await press('Show')
    card().getByText('abcdefghijkl')
    await press('Hide')
    expect(card().queryByText('abcdefghijkl')).toBeNull()
  })

  it('exports its purchases and shows its usage log', async () => {
    const files = recordSavedFiles()
    const server = aServer().on('GET /companies/22/ppv_log', { log: [], count: 0 })
    const { user, address } = await open(server)
    await screen.findByText('Order <b>7</b>')
    const list = within(screen.getByRole('region', { name: 'Purchases' }))
    await user.click(list.getByRole('button', { name: 'Export' }))
    expect(files[0]?.name).toBe('Borealis Bláberg verkfræði Purchases 2026-03-02.csv')
    expect(await files[0]?.text()).toContain('1,100,Order <b>7</b>,2026-02-01 09:00:00')
    await user.click(screen.getByRole('radio', { name: 'Usage log' }))
    expect(await screen.findByText('No data to display.')).toBeTruthy()
    expect(address()).toBe('/partner/3/companies/22/?package=usage')
  })

  it('shows its usage log when the address says so', { tags: 'slow' }, async () => {
    const server = aServer().on('GET /companies/22/ppv_log', { log: [], count: 0 })
    await open(server, '?package=usage')
    expect(await screen.findByText('No data to display.')).toBeTruthy()
  })

  it("shows an error when purchases couldn't be loaded, and tries again", { tags: 'slow' }, async () => {
    const server = aServer().on(BOUGHT, refuse(503, 'Out of order'))
    const { press } = await open(server)
    await screen.findByText('Out of order')
    server.on(BOUGHT, { transactions: [purchase] })
    await press('Try again')
    await screen.findByText('Order <b>7</b>')
  })
})

describe('a new package', () => {
  it('is created once with its views and a note', async () => {
    const server = aServer(null).on(CREATE, () => {
      server.on(COMPANY, aCustomer({ ...held, viewsPurchased: 500, viewsUsed: 0 }))
      return { success: true, ppv: { ...held, viewsPurchased: 500, viewsUsed: 0 } }
    })
    const { user, press, dialog, card } = await open(server)
    await card().findByText('No pay-per-view package yet')
    await press('Create package')
    const form = await dialog('Create package')
    form.getByText('Bláberg verkfræði')
    await user.type(form.getByRole('textbox', { name: /Views/ }), '500')
    await user.type(form.getByRole('textbox', { name: /Note/ }), 'Order 8')
    await form.findByText("heed api ppv.create --companyId 22 --views 500 --notes 'Order 8'")
    await user.dblClick(form.getByRole('button', { name: 'Create package' }))
    await screen.findByText('Bláberg verkfræði can now embed videos.')
    expect(server.listCalls(CREATE).map(({ body }) => body)).toEqual([{ views: 500, notes: 'Order 8' }])
    await screen.findByText('500 views left')
  })

  it('already created by someone else shows an error and the existing package', {
    tags: 'slow',
  }, async () => {
    const server = aServer(null)
    const { user, press, dialog } = await open(server)
    await press('Create package')
    const form = await dialog('Create package')
    server.on(CREATE, refuse(409, 'The company already has a package')).on(COMPANY, aCustomer(held))
    await user.click(form.getByRole('button', { name: 'Create package' }))
    await form.findByText('The company already has a package')
    await screen.findByText('15 views left')
  })
})

describe('additional views', () => {
  it.each([
    ['', 'Please enter the number of views'],
    ['0', 'Please enter the number of views'],
    ['-5', 'Please enter the number of views'],
    ['1e3', 'Please enter the number of views'],
    ['999999999', 'Add up to 100,000,000 views at a time'],
  ])("typed as %j aren't sent", { tags: 'slow' }, async (typed, reason) => {
    const server = aServer()
    const { user, press, dialog } = await open(server)
    await press('Add views')
    const form = await dialog('Add views')
    if (typed) await user.type(form.getByRole('textbox', { name: /Views/ }), typed)
    await user.click(form.getByRole('button', { name: 'Add views' }))
    await form.findByText(reason)
    expect(server.listCalls(ADD)).toEqual([])
  })

  it('are added once, with the new total shown before', async () => {
    const server = aServer().on(ADD, () => answer(200, { success: true, ppv: held }))
    const { user, press, dialog } = await open(server)
    await press('Add views')
    const form = await dialog('Add views')
    await user.type(form.getByRole('textbox', { name: /Views/ }), '50')
    form.getByText('Bláberg verkfræði will have 150 views instead of 100.')
    await user.dblClick(form.getByRole('button', { name: 'Add views' }))
    await screen.findByText('50 views added for Bláberg verkfræði')
    expect(server.listCalls(ADD).map(({ body }) => body)).toEqual([{ views: 50 }])
    expect(server.listCalls(BOUGHT).length).toBeGreaterThan(1)
  })

  it('stay typed when adding them fails', { tags: 'slow' }, async () => {
    const server = aServer().on(ADD, refuse(500, 'Not today'))
    const { user, press, dialog } = await open(server)
    await press('Add views')
    const form = await dialog('Add views')
    await user.type(form.getByRole('textbox', { name: /Views/ }), '50')
    await user.click(form.getByRole('button', { name: 'Add views' }))
    await form.findByText('Not today')
    expect(form.getByRole<HTMLInputElement>('textbox', { name: /Views/ }).value).toBe('50')
  })
})

describe('a new snippet key', () => {
  const subject = {
    subject_id: 1,
    views: 0,
    title: 'A',
    thumb: null,
    category: 'B',
    disabled: false,
    languages: [],
  }
  const status = {
    ppv: held,
    subjects: [
      { ...subject, enabled: true },
      { ...subject, subject_id: 2, enabled: true },
      { ...subject, subject_id: 3, enabled: false },
    ],
  }
  const KEY = 'PUT /companies/22/ppvkey'

  it('is created after a confirmation that says how many videos will stop', async () => {
    const server = aServer().on('GET /companies/22/ppv/status', status)
    server.on(KEY, () => {
      server.on(COMPANY, aCustomer({ ...held, apiKey: 'zyxwvutsrqpo' }))
      return { apiKey: 'zyxwvutsrqpo' }
    })
    const { press } = await open(server)
    await press('New key')
    const question = within(
      await screen.findByRole('alertdialog', { name: 'Create a new key for Bláberg verkfræði?' }),
    )
    question.getByText(/Bláberg verkfræði's 2 embedded videos will stop playing immediately/)
    expect(server.listCalls(KEY)).toEqual([])
    await press('Create new key')
    await screen.findByText('New snippet key created for Bláberg verkfræði')
    await screen.findByText('zyx…rqpo')
  })

  it('says that no videos will stop when none are embedded', { tags: 'slow' }, async () => {
    const server = aServer().on('GET /companies/22/ppv/status', { ppv: held, subjects: [] })
    const { press } = await open(server)
    await press('New key')
    await screen.findByText("Bláberg verkfræði doesn't embed any videos yet, so none will stop playing.")
  })

  it("isn't offered while the embedded videos couldn't be loaded", { tags: 'slow' }, async () => {
    const server = aServer().on('GET /companies/22/ppv/status', refuse(503, 'Out of order'))
    const { press } = await open(server)
    await press('New key')
    await screen.findByText('Out of order')
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })
})
