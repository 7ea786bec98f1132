import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { makeHomeServer } from '../../../test/aHome.ts'
import { failRequest } from '../../../test/fakeServer.ts'
import { renderApp } from '../../../test/renderPage.tsx'
import { screens } from '../../screens.ts'
import { paths } from '../paths.ts'

const spyOnLoad = (pattern: string) => {
  const found = screens.find(({ path }) => path === pattern)
  if (!found) throw new Error(`${pattern} is no screen`)
  return vi.spyOn(found, 'load')
}
const spyOnEmployeesLoad = () => spyOnLoad(paths.employees.pattern)

describe("a screen's code", () => {
  it('is loaded when a link to it is hovered over', { tags: 'slow' }, async () => {
    const load = spyOnEmployeesLoad()
    const { user } = await renderApp({ server: makeHomeServer() })
    const link = await screen.findByRole('link', { name: 'Employees' })
    expect(load).not.toHaveBeenCalled()
    await user.hover(link)
    expect(load).toHaveBeenCalled()
  })

  it('is loaded when a link to it gets the focus', async () => {
    const load = spyOnEmployeesLoad()
    await renderApp({ server: makeHomeServer() })
    await screen.findByRole('link', { name: 'Employees' })
    // The bar rerenders while the page loads.
    await waitFor(() => {
      const link = screen.getByRole('link', { name: 'Employees' })
      link.blur()
      link.focus()
      expect(load).toHaveBeenCalled()
    })
  })

  it('is loaded while a sign-in link that leads to it signs in', async () => {
    const load = spyOnEmployeesLoad()
    const server = makeHomeServer()
      .on('GET /auth/user', failRequest)
      .on('GET /companies/my_companies', failRequest)
    await renderApp({ as: 'nobody', at: '/auth/jwt/signin/some-token?redirect=%2Fusers%2F', server })
    await screen.findByRole('button', { name: 'Try again' })
    expect(load).toHaveBeenCalled()
  })

  it('is loaded for a sign-in link before the branding is available', async () => {
    const load = spyOnEmployeesLoad()
    const server = makeHomeServer()
    for (const call of ['GET /branding', 'GET /auth/user', 'GET /companies/my_companies']) {
      server.on(call, failRequest)
    }
    const at = '/auth/jwt/signin/some-token?redirect=%2Fusers%2F'
    const { root } = await renderApp({ as: 'nobody', at, server })
    await waitFor(() => expect(load).toHaveBeenCalled())
    expect(root.branding.value).toBeNull()
  })

  it.each(['/partner/', '/partner/3/'])(
    'is loaded while a sign-in link leads to its short address: %s',
    async (at) => {
      const load = spyOnLoad(paths.partnerCompanies.pattern)
      const server = makeHomeServer()
        .on('GET /auth/user', failRequest)
        .on('GET /companies/my_companies', failRequest)
      const redirect = encodeURIComponent(at)
      await renderApp({ as: 'nobody', at: `/auth/jwt/signin/some-token?redirect=${redirect}`, server })
      await screen.findByRole('button', { name: 'Try again' })
      expect(load).toHaveBeenCalled()
    },
  )
})
