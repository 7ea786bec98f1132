import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { noAnswer } from '../../test/fakeServer.ts'
import { aHome } from '../../test/homes.ts'
import { renderApp } from '../../test/renderPage.tsx'
import { paths } from './paths.ts'
import { screens } from './screens.ts'

const employees = () => {
  const found = screens.find(({ path }) => path === paths.employees.pattern)
  if (!found) throw new Error('The employees have no screen')
  return vi.spyOn(found, 'load')
}

describe('the code of a screen', () => {
  it('is fetched when any link to it is pointed at', async () => {
    const load = employees()
    const { user } = await renderApp({ server: aHome() })
    const link = await screen.findByRole('link', { name: 'Employees' })
    expect(load).not.toHaveBeenCalled()
    await user.hover(link)
    expect(load).toHaveBeenCalled()
  })

  it('is fetched when a link to it has the focus', async () => {
    const load = employees()
    await renderApp({ server: aHome() })
    const link = await screen.findByRole('link', { name: 'Employees' })
    link.focus()
    await waitFor(() => expect(load).toHaveBeenCalled())
  })

  it('is fetched while a link signs somebody in who is led on to it', async () => {
    const load = employees()
    const server = aHome().on('GET /auth/user', noAnswer).on('GET /companies/my_companies', noAnswer)
    await renderApp({ as: 'nobody', at: '/auth/jwt/signin/some-token?redirect=%2Fusers%2F', server })
    await screen.findByRole('button', { name: 'Try again' })
    expect(load).toHaveBeenCalled()
  })

  it('is fetched on the way to it before the brand is there', async () => {
    const load = employees()
    const server = aHome().on('GET /branding', noAnswer)
    await renderApp({ as: 'nobody', at: '/auth/jwt/signin/some-token?redirect=%2Fusers%2F', server })
    await waitFor(() => expect(load).toHaveBeenCalled())
    expect(server.callsOf('GET /auth/user')).toEqual([])
  })
})
