import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { makeHomeServer } from '../../test/aHome.ts'
import { makeEmployeesServer } from '../../test/aStaff.ts'
import { FakeServer, refuse } from '../../test/fakeServer.ts'
import { renderApp } from '../../test/renderPage.tsx'

const findSignInHeading = () => screen.findByRole('heading', { name: 'Sign in' })

describe("a person who isn't signed in", () => {
  it('is sent to sign-in, and the requested address is kept', async () => {
    const { address } = await renderApp({ as: 'nobody', at: '/users/list/7?page=2' })
    await findSignInHeading()
    expect(address()).toBe('/auth/signin/?redirect=%2Fusers%2Flist%2F7%2F%3Fpage%3D2')
  })

  it('gets from the home page to sign-in without a redirect parameter', async () => {
    const { address } = await renderApp({ as: 'nobody', at: '/' })
    await findSignInHeading()
    expect(address()).toBe('/auth/signin/')
  })

  it('sees the not-found page for an unknown address', async () => {
    await renderApp({ as: 'nobody', at: '/nowhere' })
    await screen.findByRole('heading', { name: 'Page not found' })
    screen.getByText("The page you are looking for doesn't exist, or another error occurred.")
    screen.getByRole('main')
    expect(screen.queryByRole('navigation')).toBeNull()
    await waitFor(() => expect(document.title).toBe('Page not found · Heed'))
  })

  it.each(['/trial', '/dummies'])('is redirected from %s to sign-up with the query kept', async (at) => {
    const { address } = await renderApp({ as: 'nobody', at: `${at}?utm_term=ad` })
    await screen.findByRole('heading', { name: 'First, enter your work email' })
    expect(address()).toBe('/auth/signup/?utm_term=ad')
  })
})

it.each([
  ['/automations', '/trainings/'],
  ['/automations/5/view?tab=employees', '/trainings/5/view/?tab=employees'],
])('the old address %s leads to %s, with its ID and query kept', async (at, wanted) => {
  const { address } = await renderApp({ as: 'nobody', at })
  await findSignInHeading()
  expect(address()).toBe(`/auth/signin/?redirect=${encodeURIComponent(wanted)}`)
})

describe('a signed-in person', () => {
  it.each([
    ['/auth/signin', '/'],
    ['/auth/signup/?redirect=old_home', '/'],
    ['/auth/signin/?redirect=//evil.example', '/'],
    ['/auth/signin/?redirect=https:%2F%2Fevil.example', '/'],
    ['/auth/signin/?redirect=javascript:alert(1)', '/'],
    ['/auth/check-email/?redirect=nowhere/', '/nowhere/'],
  ])('is redirected from %s to %s', async (at, wanted) => {
    const { address } = await renderApp({ server: makeHomeServer(), at })
    await waitFor(() => expect(address()).toBe(wanted))
  })

  it('is signed out by a 401 and returns to the same address afterwards', {
    tags: 'slow',
  }, async () => {
    const server = makeHomeServer().on(
      'GET /companies/11/statistics/status',
      refuse(401, 'The token has expired'),
    )
    const { address, root, router } = await renderApp({ server, at: '/?from=mail' })
    await findSignInHeading()
    const description = 'Your session has ended. Sign in again to continue.'
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Work email', description }))
    expect(address()).toBe('/auth/signin/?redirect=%2F%3Ffrom%3Dmail')
    await waitFor(() => expect(router.state.location.state, 'a reload says it no more').toBeNull())
    screen.getByText('Your session has ended. Sign in again to continue.')
    makeHomeServer(11, server)
    await root.session.enter('token-2')
    await waitFor(() => expect(address()).toBe('/?from=mail'))
  })

  it('signs out without a redirect parameter or an expiry notice', async () => {
    const { address, user } = await renderApp({ server: makeHomeServer() })
    await user.click(await screen.findByRole('button', { name: "Ása Jónsdóttir's account" }))
    await user.click(await screen.findByRole('button', { name: 'Sign out' }))
    await findSignInHeading()
    expect(address()).toBe('/auth/signin/')
    expect(screen.queryByText(/session has ended|another tab/)).toBeNull()
  })

  it('is signed out with a notice when another tab signs out', async () => {
    const { address } = await renderApp({ server: makeHomeServer(), at: '/' })
    await screen.findByRole('heading', { name: 'Dashboard' })
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: 'heed.token', newValue: 'null' }))
    })
    await findSignInHeading()
    screen.getByText('You signed out in another tab.')
    expect(address()).toBe('/auth/signin/')
  })
})

it('a message in the address is shown for seven seconds and removed from it', async () => {
  const at = '/?message=Saved&messageType=success&tab=2'
  const { address, root } = await renderApp({ server: makeHomeServer(), at })
  await screen.findByText('Saved')
  expect(root.notices.items).toMatchObject([{ tone: 'success', duration: 7000 }])
  expect(address()).toBe('/?tab=2')
})

it('a message of unknown type in the address is ignored', async () => {
  const { root } = await renderApp({ server: makeHomeServer(), at: '/?message=Hi&messageType=script' })
  await screen.findByRole('heading', { name: 'Dashboard' })
  expect(root.notices.items).toEqual([])
})

describe("the browser's Back button", () => {
  const people = () => screen.findByRole('heading', { level: 1, name: 'Employees' })
  const dashboard = () => screen.findByRole('heading', { level: 1, name: 'Dashboard' })

  it('returns from a menu page to the previous page', { tags: 'slow' }, async () => {
    const { user, router, address } = await renderApp({ server: makeHomeServer(11, makeEmployeesServer()) })
    await dashboard()
    const menu = within(screen.getByRole('navigation', { name: 'Main menu' }))
    const link = menu.getByRole('link', { name: 'Employees' })
    expect(link.getAttribute('href')).toBe('/users/')
    await user.click(link)
    await people()
    await router.navigate(-1)
    await dashboard()
    expect(address()).toBe('/')
  })

  it('returns to the previous page after a link without a trailing slash', { tags: 'slow' }, async () => {
    const { router, address } = await renderApp({ server: makeHomeServer(11, makeEmployeesServer()) })
    await dashboard()
    await router.navigate('/users?users.page=2')
    await people()
    expect(address()).toBe('/users/?users.page=2')
    await router.navigate(-1)
    await dashboard()
    expect(address()).toBe('/')
  })
})

it('the history remembers visited paths, and an unknown address keeps the header', async () => {
  const { root, router } = await renderApp({ server: makeHomeServer() })
  await screen.findByRole('heading', { name: 'Dashboard' })
  await router.navigate('/nowhere')
  await screen.findByRole('heading', { name: 'Page not found' })
  screen.getByRole('navigation', { name: 'Main menu' })
  expect(screen.getAllByRole('main')).toHaveLength(1)
  // The path is remembered in an effect, which may run after the page has appeared.
  await waitFor(() => expect([...root.history.paths]).toEqual(['/', '/nowhere/']))
})

it('the app shows that it failed to start, and starts again on request', async () => {
  const server = new FakeServer().on('GET /languages/all', refuse(503, 'Down for maintenance'))
  const { user } = await renderApp({ as: 'nobody', server })
  await screen.findByRole('heading', { name: 'An error has occurred' })
  screen.getByText('Down for maintenance')
  server.on('GET /languages/all', { languages: [] })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await findSignInHeading()
})
