import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { type FakeCall, type FakeServer, refuse } from '../../../../test/fakeServer.ts'
import { aCompany } from '../../../../test/people.ts'
import { renderApp } from '../../../../test/renderPage.tsx'
import { recordSavedFiles } from '../../../../test/savedFiles.ts'
import { anAccountServer } from '../testing/anAccountServer.ts'

const LIST = 'GET /companies'
const aCustomer = (id: number, name: string, views?: [bought: number, used: number], partnerId = 3) =>
  aCompany({
    company_id: id,
    company_name: name,
    partnerId,
    ppv: views
      ? { apiKey: `key-${String(id)}`, company_id: id, viewsPurchased: views[0], viewsUsed: views[1] }
      : null,
  })
const customers = [
  aCustomer(21, 'Fjallaverk', [100, 10]),
  aCustomer(22, 'Bláberg', [50, 50]),
  aCustomer(23, 'Ísafold'),
  aCustomer(24, 'Of another account', [10, 0], 4),
  aCustomer(25, 'Strokkur', [100, 85]),
]

async function open(server: FakeServer, at = '/partner/3/packages/') {
  const view = await renderApp({ as: 'partner', at, server })
  const press = async (name: string) => view.user.click(await screen.findByRole('button', { name }))
  return { ...view, press }
}
const readNames = async () => {
  const table = within(await screen.findByRole('table', { name: 'Packages' }))
  await table.findByText('Bláberg')
  return table
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getByRole('link').textContent)
}
const aCompaniesServer = () => anAccountServer().on(LIST, { companies: customers, count: customers.length })

describe("an account's packages", () => {
  it('list its own companies by views left, fewest first, and are exported', async () => {
    const files = recordSavedFiles()
    const { press } = await open(aCompaniesServer())
    expect(await readNames()).toEqual(['Bláberg', 'Strokkur', 'Fjallaverk'])
    expect(screen.getByText('None left')).toBeTruthy()
    expect(screen.getByText('Few left')).toBeTruthy()
    expect(screen.getByText('90 left')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Bláberg' }).getAttribute('href')).toBe(
      '/partner/3/companies/22/',
    )
    await press('Export')
    expect(files[0]?.name).toBe('Borealis Packages 2026-03-02.csv')
    expect((await files[0]?.text())?.split('\r\n')[1]).toBe('Bláberg,22,0,50,50')
  })

  it('are sorted and searched without another request', { tags: 'slow' }, async () => {
    const server = aCompaniesServer()
    const { press, user } = await open(server)
    await readNames()
    await press('Company')
    await waitFor(async () => expect(await readNames()).toEqual(['Bláberg', 'Fjallaverk', 'Strokkur']))
    await user.type(screen.getByRole('searchbox', { name: 'Search packages' }), 'blá')
    await waitFor(async () => expect(await readNames()).toEqual(['Bláberg']))
    expect(server.listCalls(LIST)).toHaveLength(1)
  })

  it('show the search progress among thousands of companies', { tags: 'slow' }, async () => {
    const many = Array.from({ length: 1000 }, (_, at) => aCustomer(1000 + at, `Company ${String(at)}`))
    let letGo: () => void = () => undefined
    const rest = new Promise<void>((resolve) => {
      letGo = resolve
    })
    const server = anAccountServer().on(LIST, async ({ path }: FakeCall) => {
      if (path.includes('p=0')) return { companies: many, count: 1005 }
      await rest
      return { companies: customers, count: 1005 }
    })
    await open(server)
    await screen.findByText('1,000 of 1,005 companies checked')
    letGo()
    expect(await readNames()).toEqual(['Bláberg', 'Strokkur', 'Fjallaverk'])
    expect(screen.queryByText(/companies checked/)).toBeNull()
  })

  it('are empty at first, with a link to the companies', async () => {
    await open(anAccountServer().on(LIST, { companies: [aCustomer(23, 'Ísafold')], count: 1 }))
    await screen.findByText('No packages yet')
    expect(
      within(screen.getByRole('main')).getByRole('link', { name: 'Companies' }).getAttribute('href'),
    ).toBe('/partner/3/companies/')
  })

  it('show an error when loading fails, and can be loaded again', { tags: 'slow' }, async () => {
    const server = anAccountServer().on(LIST, refuse(503, 'Out of order'))
    const { press } = await open(server)
    await screen.findByText('Out of order')
    server.on(LIST, { companies: customers, count: customers.length })
    await press('Try again')
    expect(await readNames()).toHaveLength(3)
  })
})
