import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { companyIds, getManagerEmail } from '@heed/fixtures'
import { beforeEach, expect, it } from 'vitest'
import { createTempFolder, keys, runHeed, runOnTerminal } from './program.ts'
import { createWorld, type TestWorld } from './world.ts'

// The sign-in expires during an import: the third batch is unauthorized.
const people = Array.from({ length: 60 }, (_, at) => `late${at}@import.example,Late ${at},Night shift`)
const smallBatches = ['--batch', '10', '--concurrency', '2']
let world: TestWorld
let env: Record<string, string>
let file: string

beforeEach(async () => {
  world = await createWorld()
  env = { ...(await world.as('admin')), HEED_COMPANY: String(companyIds.direct) }
  file = join(await createTempFolder(), 'people.csv')
  await writeFile(file, people.join('\n'))
})

const expireSession = () =>
  world.control('faults', {
    seed: 1,
    steps: [{ operation: 'import.createUsersBatch', status: 401, skip: 2, count: 2 }],
  })

async function countListMembers(): Promise<number> {
  const { output } = await runHeed(['employees', 'list', '--list', 'Night shift', '--all', '--json'], { env })
  return (JSON.parse(output) as unknown[]).length
}

it('an import on a terminal asks to sign in again and continues', async () => {
  await expireSession()
  const session = runOnTerminal(['employees', 'import', file, ...smallBatches], { env })
  await session.shows('Your sign-in at')
  await session.shows('Your work email')
  const email = getManagerEmail('admin')
  session.type(`${email}${keys.enter}`)
  await session.shows('Paste the link')
  const { links } = await world.control<{ links: string[] }>(`outbox/next?to=${encodeURIComponent(email)}`)
  session.type(`${links[0]}${keys.enter}`)
  expect(await session.ended, session.screen()).toBe(0)
  expect(session.screen()).toMatch(/60 +employees added/)
  expect(await countListMembers()).toBe(people.length)
})

it('a cancelled sign-in ends the import with code 4 and suggests --resume', async () => {
  await expireSession()
  const session = runOnTerminal(['employees', 'import', file, ...smallBatches], { env, cols: 200 })
  await session.shows('Your work email')
  session.type(keys.interrupt)
  expect(await session.ended, session.screen()).toBe(4)
  expect(session.screen()).toContain('--resume')
})

it('an expired sign-in ends a scripted import with 4 and a working --resume command', async () => {
  await expireSession()
  const first = await runHeed(['employees', 'import', file, ...smallBatches], { env })
  expect(first.code).toBe(4)
  expect(first.error).toMatch(/Saved so far in .+: \d+ of 60 employees/)
  const line = first.error.trim().split('\n').at(-1)?.trim() ?? ''
  expect(line).toMatch(/^heed employees import .* --resume$/)
  await world.control('faults', undefined, 'DELETE')
  const second = await runHeed(line.split(' ').slice(1), { env })
  expect(second.code, second.error).toBe(0)
  expect(await countListMembers()).toBe(people.length)
})
