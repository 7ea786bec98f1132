import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { aCompany, aUser } from '../../../test/people.ts'
import { makeRoot } from '../../../test/renderPage.tsx'
import type { RootStore } from '../root/RootStore.ts'

describe('another tab', () => {
  /** Storage event from a tab that changed the token. */
  const tokenBecomes = (newValue: string | null) =>
    window.dispatchEvent(new StorageEvent('storage', { key: 'heed.token', newValue }))

  async function followed(options: Parameters<typeof makeRoot>[0] = {}) {
    const stage = makeRoot(options)
    onTestFinished(stage.root.session.follow())
    await stage.root.session.load()
    return stage
  }

  it('takes this one along when the person leaves there, for good', async () => {
    const { root, server } = await followed()
    root.drafts.keep('name', 'Sales')
    tokenBecomes('null')
    tokenBecomes(null)
    expect(root.session).toMatchObject({ isSignedIn: false, hasLeft: true, end: 'leftElsewhere' })
    expect([sessionStorage.getItem('heed.drafts'), server.callsOf('POST /auth/logout')]).toEqual([null, []])
  })

  it('takes this one along too when it was asleep meanwhile', async () => {
    const { root } = await followed()
    root.drafts.keep('name', 'Sales')
    localStorage.setItem('heed.token', 'null')
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    expect(root.session.end).toBe('leftElsewhere')
    const savedInTab = { 'heed.drafts': { person: 'u1', drafts: { name: 'Sales' } } }
    const { root: woken } = makeRoot({ as: 'nobody', saved: { 'heed.token': null }, savedInTab })
    expect(sessionStorage.getItem('heed.drafts')).toBeNull()
    expect(woken.session.hasLeft, 'the wanted page is not forgotten').toBe(false)
  })

  it('takes this one along when the token is no longer good there, to come back', async () => {
    const { root } = await followed()
    root.drafts.keep('name', 'Sales')
    tokenBecomes(null)
    expect(root.session).toMatchObject({ isSignedIn: false, hasLeft: false, end: 'expired' })
    expect(sessionStorage.getItem('heed.drafts')).toContain('Sales')
  })

  it('lets this one in with a token that it has got, and nothing is saved twice', async () => {
    const { root, server } = await followed({ as: 'nobody' })
    server
      .on('GET /auth/user', aUser())
      .on('GET /companies/my_companies', { companies: [aCompany()], count: 1 })
    tokenBecomes('"token-2"')
    await vi.waitFor(() => expect(root.session.isSignedIn).toBe(true))
    expect(server.callsOf('GET /auth/user')[0]?.headers.Authorization).toBe('Bearer token-2')
    expect(localStorage.getItem('heed.token')).toBeNull()
    tokenBecomes('"token-2"')
    expect(server.callsOf('GET /auth/user')).toHaveLength(1)
  })
})

describe('what a person leaves behind', () => {
  const another = aUser({ _id: 'u2', name: 'Björn' })

  it('is there again for them after their session has ended', async () => {
    const { root } = makeRoot()
    await root.session.load()
    root.drafts.keep('name', 'Sales')
    const stores = root.ofCompany(11)
    root.session.expire()
    await root.session.enter('token-2')
    expect([root.drafts.read('name'), root.ofCompany(11) === stores]).toEqual(['Sales', true])
  })

  it.each<[string, (root: RootStore) => void, object]>([
    ['who signs in after they have left', (root) => root.session.signOut(), aUser()],
    ['another person who signs in after their session has ended', (root) => root.session.expire(), another],
  ])('is not found by %s', async (_, end, next) => {
    const { root, server } = makeRoot()
    await root.session.load()
    root.drafts.keep('name', 'Sales')
    root.history.visit('/users/', '?users.filter=asa')
    root.confirm.ask({
      title: 'Delete?',
      description: '',
      actionLabel: 'Delete',
      command: null,
      run: () => undefined,
    })
    const stores = root.ofCompany(11)
    end(root)
    expect(root.confirm.isOpen).toBe(false)
    server.on('GET /auth/user', next)
    await root.session.enter('token-2')
    expect(root.drafts.read('name')).toBeUndefined()
    expect(root.ofCompany(11)).not.toBe(stores)
    expect(root.history.asLeft('/users/')).toBe('/users/')
  })
})
