import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { makeHomeServer } from '../../../../test/aHome.ts'
import { refuse } from '../../../../test/fakeServer.ts'
import { openPalette } from '../../../../test/openPalette.ts'
import { aBranding, aCompany } from '../../../../test/people.ts'
import { renderApp } from '../../../../test/renderPage.tsx'
import { anAccountServer } from '../testing/anAccountServer.ts'

const customers = 'GET /partners/3/companies'

const aServer = () =>
  makeHomeServer(11, anAccountServer())
    .on('GET /companies/11/users', { users: [], count: 0 })
    .on('GET /companies/11/lists', { lists: [], count: 0 })
    .on('GET /companies/11/reports', { reports: [], count: 0 })

const open = (server = aServer()) => openPalette({ as: 'partner', server })

describe("a partner's command palette", () => {
  it("finds the account's pages by the account's name", { tags: 'slow' }, async () => {
    const server = aServer().on('GET /partners/3/managers', { managers: [] })
    const { user, field, dialog, names, address } = await open(server)
    await user.type(field, 'borealis')
    await waitFor(() =>
      expect(names().slice(0, 7)).toEqual([
        'Companies',
        'Pay-per-view',
        'Managers',
        'Resources',
        'Payments',
        'Settings',
        'Fjallaverk hf.',
      ]),
    )
    dialog.getByRole('option', { name: /^Payments ?Borealis$/ })
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    await waitFor(() => expect(address()).toBe('/partner/3/managers/'))
  })

  it('finds customers, with the actions of their rows', { tags: 'slow' }, async () => {
    const { dialog, names, act, server } = await open()
    await act('bláberg', /Bláberg verkfræði/)
    await dialog.findByRole('group', { name: 'Bláberg verkfræði' })
    expect(names()).toEqual(['Go to dashboard', 'Edit subscription', 'Delete'])
    expect(server.listCalls(customers).at(-1)?.path).toContain('p=0&n=5&filter=bl%C3%A1berg')
  })

  it("opens a customer's dashboard with a strip naming it, and without a notice", {
    tags: 'slow',
  }, async () => {
    const inside = aCompany({ company_id: 22, company_name: 'Bláberg verkfræði', role: 2 })
    const server = makeHomeServer(22, aServer())
      .on('GET /companies/22', inside)
      .on('GET /companies/22/branding', {
        name: 'Heed',
        lms_domain: 'a.example',
        my_domain: 'b.example',
        'contact.support': 's@heed.example',
      })
    const { user, dialog, act } = await open(server)
    await act('bláberg', /Bláberg verkfræði/)
    await user.click(await dialog.findByRole('option', { name: 'Go to dashboard' }))
    const strip = await screen.findByRole('note')
    expect(strip.textContent).toContain("You're working in your customer's company Bláberg verkfræði")
    expect(within(screen.getByRole('region', { name: 'Notices' })).queryAllByRole('listitem')).toEqual([])
  })

  it('finds customers when the partner has no company', async () => {
    const none = { companies: [], count: 0 }
    const server = aServer().on('GET /companies/my_companies', none).on('GET /branding', aBranding())
    const { user } = await renderApp({ as: 'partner', server })
    await screen.findByText('Bláberg verkfræði')
    await user.keyboard('{Control>}k{/Control}')
    await user.type(await screen.findByRole('combobox', { name: 'Find anything' }), 'bláberg')
    await screen.findByRole('option', { name: /Bláberg verkfræði/ })
    expect(server.listCalls('GET /companies/11/users')).toEqual([])
  })

  it("shows why customers couldn't be searched", { tags: 'slow' }, async () => {
    const { user, field, dialog } = await open(aServer().on(customers, refuse(500, 'Customers are away')))
    await user.type(field, 'companies')
    await dialog.findByText('Customers are away')
    dialog.getByRole('option', { name: /Companies.*Borealis/ })
  })
})
