import { operations } from '@heed/contracts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createServer, type Server } from '../../createServer.ts'
import { checkConformance, type Target } from './conformance.ts'
import { createMockTarget } from './mockTarget.ts'
import { callUnreached, findUnreached } from './reach.ts'

let server: Server
let target: Target
beforeAll(async () => {
  server = await createServer({ isPaced: false })
  target = createMockTarget(`${await server.listen({ port: 0 })}/api`, server.worlds.default)
})
afterAll(() => server.close())

const timeoutMs = 120_000

describe('the mock server', () => {
  it('follows the rules for a few calls and answers every operation in some state', async () => {
    const found = await checkConformance(target, { seed: 1, calls: operations.length })
    const all = await callUnreached(target, found)
    expect([found.findings, all.findings, findUnreached(all)]).toEqual([[], [], []])
  })

  it('follows the rules for many random calls', { tags: 'slow', timeout: timeoutMs }, async () => {
    const found = await checkConformance(target, { seed: 1, calls: operations.length * 25 })
    expect(found.findings).toEqual([])
    const random = findUnreached(found)
    expect(random.length, `never answered well: ${random.join(', ')}`).toBeLessThan(operations.length * 0.4)
    const all = await callUnreached(target, found)
    expect([all.findings, findUnreached(all)]).toEqual([[], []])
  })

  it("has unreached calls only when its states can't be set", async () => {
    const { setUp: _, ...stateless } = target
    const found = { findings: [], answered: new Map([['content.uploadPackage', 0] as const]), digest: '' }
    expect(findUnreached(await callUnreached(stateless, found))).toEqual(['content.uploadPackage'])
    expect(findUnreached(await callUnreached(target, found))).toEqual([])
  })

  it('answers the same seeded run the same way', { tags: 'slow' }, async () => {
    const run = async (seed: number) => (await checkConformance(target, { seed, calls: 200 })).digest
    expect(await run(7)).toBe(await run(7))
    expect(await run(7)).not.toBe(await run(8))
  })

  it("is reported when a GET or a viewer's call changes something", async () => {
    const restless = { ...target, changed: () => ['lists'] }
    const { findings } = await checkConformance(restless, { seed: 1, calls: 150 })
    const problems = new Set(findings.map(({ problem }) => problem))
    expect(problems).toEqual(new Set(['A GET changed lists', 'A viewer changed lists']))
  })
})
