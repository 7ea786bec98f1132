import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { answer, FakeServer, failRequest } from '../../../../test/fakeServer.ts'
import { aUser } from '../../../../test/people.ts'
import { renderApp } from '../../../../test/renderPage.tsx'

const SAVE = 'PUT /auth/user'

async function open(options: Parameters<typeof renderApp>[0] = {}) {
  const view = await renderApp({ at: '/settings/', ...options })
  await screen.findByRole('heading', { level: 1, name: 'My profile' })
  const name = () => screen.getByRole<HTMLInputElement>('textbox', { name: /Name/ })
  const press = (label: string) => view.user.click(screen.getByRole('button', { name: label }))
  const retype = async (text: string) => {
    await view.user.clear(name())
    await view.user.type(name(), text)
  }
  return { ...view, name, press, retype }
}

describe('the profile page', () => {
  it.each(['admin', 'viewer', 'partner'] as const)('is available to a %s', async (as) => {
    const { name } = await open({ as })
    expect(name().value).toBe('Ása Jónsdóttir')
    expect(screen.getByText('asa@example.is')).toBeTruthy()
    expect(screen.getByText(/^[A-Z][a-z]{2} \d{2}, \d{4}$/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Save changes' })).toBeNull()
  })

  it('is the only settings page for a user without a company', async () => {
    const server = new FakeServer().on('GET /companies/my_companies', { companies: [], count: 0 })
    await open({ server })
    const places = within(screen.getByRole('navigation', { name: 'Settings' })).getAllByRole('link')
    expect(places.map(({ textContent }) => textContent?.trim())).toEqual(['My profile'])
  })

  it('saves a new name once and updates the signed-in user', async () => {
    const server = new FakeServer().on(SAVE, aUser({ name: 'Ása Björk' }))
    const { retype, user, root } = await open({ server })
    await retype('Ása Björk')
    await user.dblClick(screen.getByRole('button', { name: 'Save changes' }))
    expect(await screen.findByText('Your profile successful updated')).toBeTruthy()
    expect(server.listCalls(SAVE).map(({ body }) => body)).toEqual([{ name: 'Ása Björk' }])
    expect(screen.queryByRole('button', { name: 'Save changes' })).toBeNull()
    expect(root.session.user?.name).toBe('Ása Björk')
  })

  it("shows a missing name and the server's error at the name field", { tags: 'slow' }, async () => {
    const server = new FakeServer().on(
      SAVE,
      answer(400, { errors: [{ field: 'name', message: 'No <b>signs</b>, please' }] }),
    )
    const { retype, user, name, press } = await open({ server })
    await user.clear(name())
    await user.tab()
    expect(await screen.findByText('You need to enter some information to save')).toBeTruthy()
    await retype('<b>Ása</b>')
    await press('Save changes')
    expect(await screen.findByText('No <b>signs</b>, please')).toBeTruthy()
    expect(name().value).toBe('<b>Ása</b>')
  })

  it("keeps the typed name when the server isn't responding, and can discard it", {
    tags: 'slow',
  }, async () => {
    const { retype, press, name } = await open({ server: new FakeServer().on(SAVE, failRequest) })
    await retype('Ása Björk')
    await press('Save changes')
    expect(await screen.findByText(/The server isn't responding/)).toBeTruthy()
    expect(name().value).toBe('Ása Björk')
    await press('Discard')
    expect(name().value).toBe('Ása Jónsdóttir')
  })

  it('asks before leaving with an unsaved name, and keeps it as a draft', {
    tags: 'slow',
  }, async () => {
    const { retype, user, unmount, root } = await open()
    await retype('Ása Björk')
    await user.click(screen.getByRole('link', { name: 'Dashboard' }))
    await user.click(await screen.findByRole('button', { name: 'Keep editing' }))
    const kept = root.drafts.read('profile')
    unmount()
    expect(kept).toEqual({ name: 'Ása Björk' })
  })
})
