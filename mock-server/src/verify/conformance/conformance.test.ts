import { operations } from '@heed/contracts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createServer, type Server } from '../../createServer.ts'
import { conform, type Target } from './conformance.ts'
import { mockTarget } from './mockTarget.ts'

let server: Server
let target: Target
beforeAll(async () => {
  server = await createServer({ isPaced: false })
  target = mockTarget(`${await server.listen({ port: 0 })}/api`, server.worlds.default)
})
afterAll(() => server.close())

const twoMinutes = 120_000

describe('the mock server', () => {
  it(
    'keeps the rules for whatever anybody asks',
    async () => {
      const { findings, answered } = await conform(target, { seed: 1, calls: operations.length * 25 })
      expect(findings).toEqual([])
      const never = [...answered].filter(([, times]) => times === 0).map(([operation]) => operation)
      expect(never.length, `never answered well: ${never.join(', ')}`).toBeLessThan(operations.length * 0.4)
    },
    twoMinutes,
  )

  it('answers the same run the same way', async () => {
    const run = async (seed: number) => (await conform(target, { seed, calls: 200 })).digest
    expect(await run(7)).toBe(await run(7))
    expect(await run(7)).not.toBe(await run(8))
  })

  it('is caught when a call that only reads, or a viewer, changes something', async () => {
    const restless = { ...target, changed: () => ['lists'] }
    const { findings } = await conform(restless, { seed: 1, calls: 150 })
    const problems = new Set(findings.map(({ problem }) => problem))
    expect(problems).toEqual(new Set(['A GET changed lists', 'A viewer changed lists']))
  })
})
