import { expect, it, onTestFinished } from 'vitest'
import { startMockServer } from './startMockServer.ts'

it('startMockServer serves several worlds of any scenario in this process', async () => {
  const server = await startMockServer({ scenario: 'over-seats', seed: 3, employees: 12 })
  onTestFinished(() => server.close())
  const other = server.world({ now: '2026-03-01T09:00:00.000Z', employees: 5 })
  expect(server.live.world.base).toMatchObject({ scenario: 'over-seats', seed: 3, employees: 12 })
  expect(other.live.world.clock.instant).toBe('2026-03-01T09:00:00.000Z')
  for (const { api, people } of [server, other]) {
    const [admin] = await people()
    const me = await fetch(`${api}/auth/user`, { headers: { authorization: `Bearer ${admin?.token}` } })
    expect(await me.json()).toMatchObject({ email: admin?.email })
  }
})

it('startMockServer rejects an unknown scenario by name', async () => {
  await expect(startMockServer({ scenario: 'nowhere' })).rejects.toThrow('There is no scenario "nowhere"')
})
