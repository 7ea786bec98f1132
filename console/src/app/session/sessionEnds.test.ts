import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { aCompany, aUser } from '../../../test/people.ts'
import { makeTestSetup } from '../../../test/renderPage.tsx'
import type { RootStore } from '../root/RootStore.ts'

describe('a session shared between tabs', () => {
  /** Storage event from a tab that changed the token. */
  const tokenBecomes = (newValue: string | null) =>
    window.dispatchEvent(new StorageEvent('storage', { key: 'heed.token', newValue }))

  async function startFollowing(options: Parameters<typeof makeTestSetup>[0] = {}) {
    const stage = makeTestSetup(options)
    onTestFinished(stage.root.session.followOtherTabs())
    await stage.root.session.load()
    return stage
  }

  it('ends without drafts when another tab signs out', async () => {
    const { root, server } = await startFollowing()
    root.drafts.save('name', 'Sales')
    tokenBecomes('null')
    tokenBecomes(null)
    expect(root.session).toMatchObject({ isSignedIn: false, hasSignedOut: true, end: 'leftElsewhere' })
    expect([sessionStorage.getItem('heed.drafts'), server.listCalls('POST /auth/logout')]).toEqual([null, []])
  })

  it('ends in a suspended tab when it wakes after a sign-out', async () => {
    const { root } = await startFollowing()
    root.drafts.save('name', 'Sales')
    localStorage.setItem('heed.token', 'null')
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    expect(root.session.end).toBe('leftElsewhere')
    const savedInTab = { 'heed.drafts': { person: 'u1', drafts: { name: 'Sales' } } }
    const { root: woken } = makeTestSetup({ as: 'nobody', saved: { 'heed.token': null }, savedInTab })
    expect(sessionStorage.getItem('heed.drafts')).toBeNull()
    expect(woken.session.hasSignedOut, 'the wanted page is not forgotten').toBe(false)
  })

  it('expires but keeps drafts when it expires in another tab', async () => {
    const { root } = await startFollowing()
    root.drafts.save('name', 'Sales')
    tokenBecomes(null)
    expect(root.session).toMatchObject({ isSignedIn: false, hasSignedOut: false, end: 'expired' })
    expect(sessionStorage.getItem('heed.drafts')).toContain('Sales')
  })

  it("starts with another tab's new token, which isn't saved again", async () => {
    const { root, server } = await startFollowing({ as: 'nobody' })
    server
      .on('GET /auth/user', aUser())
      .on('GET /companies/my_companies', { companies: [aCompany()], count: 1 })
    tokenBecomes('"token-2"')
    await vi.waitFor(() => expect(root.session.isSignedIn).toBe(true))
    expect(server.listCalls('GET /auth/user')[0]?.headers.Authorization).toBe('Bearer token-2')
    expect(localStorage.getItem('heed.token')).toBeNull()
    tokenBecomes('"token-2"')
    expect(server.listCalls('GET /auth/user')).toHaveLength(1)
  })
})

describe("a person's drafts and stores", () => {
  const another = aUser({ _id: 'u2', name: 'Björn' })

  it('are restored when they sign in again after their session expired', async () => {
    const { root } = makeTestSetup()
    await root.session.load()
    root.drafts.save('name', 'Sales')
    const stores = root.getCompanyStores(11)
    root.session.expire()
    await root.session.enter('token-2')
    expect([root.drafts.read('name'), root.getCompanyStores(11) === stores]).toEqual(['Sales', true])
  })

  it.each<[string, (root: RootStore) => void, object]>([
    ['the same person after signing out', (root) => root.session.signOut(), aUser()],
    ['another person who signs in after the session expired', (root) => root.session.expire(), another],
  ])("aren't available to %s", async (_, end, next) => {
    const { root, server } = makeTestSetup()
    await root.session.load()
    root.drafts.save('name', 'Sales')
    root.history.visit('/users/', '?users.filter=asa')
    root.confirm.ask({
      title: 'Delete?',
      description: '',
      actionLabel: 'Delete',
      command: null,
      run: () => undefined,
    })
    const stores = root.getCompanyStores(11)
    end(root)
    expect(root.confirm.isOpen).toBe(false)
    server.on('GET /auth/user', next)
    await root.session.enter('token-2')
    expect(root.drafts.read('name')).toBeUndefined()
    expect(root.getCompanyStores(11)).not.toBe(stores)
    expect(root.history.getLastLink('/users/')).toBe('/users/')
  })
})
