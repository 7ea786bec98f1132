import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { companyIds } from '@heed/fixtures'
import { beforeEach, expect, it } from 'vitest'
import { createTempFolder, keys, runHeed, runOnTerminal } from './program.ts'
import { createWorld, type TestWorld } from './world.ts'

let world: TestWorld
let env: Record<string, string>
let folder: string

interface Person {
  email: string
  name: string
  lists: string[]
  lastActive: string | null
}

beforeEach(async () => {
  world = await createWorld()
  env = { ...(await world.as('admin')), HEED_COMPANY: String(companyIds.direct) }
  folder = await createTempFolder()
})

const heed = (...words: string[]) => runHeed(words, { env })

async function listPeople(): Promise<Person[]> {
  const { output } = await heed('employees', 'list', '--all', '--json')
  return (JSON.parse(output) as Person[]).toSorted((a, b) => (a.name + a.email < b.name + b.email ? -1 : 1))
}

const domain = 'nordurljos.example=nordurljos.new.example'
const moveEmail = (email: string) => email.replace(/@nordurljos\.example$/, '@nordurljos.new.example')

it('everyone of a domain moves with lists and results, and an undo moves them back', async () => {
  const before = await listPeople()
  const trained =
    before.find(({ email, lastActive }) => lastActive && moveEmail(email) !== email)?.email ?? ''
  const getTrainings = async (email: string) => {
    const { code, output } = await heed('api', 'employees.listTrainings', '--email', email, '--json')
    return [code, JSON.parse(output)]
  }
  const trainings = await getTrainings(trained)
  expect(trainings).toEqual([0, { trainings: expect.arrayContaining([expect.anything()]) }])
  const session = runOnTerminal(['employees', 'update', '--domain', domain], { env, cols: 140 })
  await session.shows('Results and lists stay.')
  expect(session.screen()).toMatch(/and [\d,]+ more\. To see all, add --names/)
  session.type(`y${keys.enter}`)
  expect(await session.ended, session.screen()).toBe(0)
  expect(await listPeople()).toEqual(before.map((person) => ({ ...person, email: moveEmail(person.email) })))
  expect(await getTrainings(moveEmail(trained))).toEqual(trainings)
  const undone = await heed('runs', 'undo', 'last', '--yes')
  expect(undone.code, undone.error).toBe(0)
  expect(await listPeople()).toEqual(before)
})

it('a move from a file continues after kill -9', async () => {
  const before = await listPeople()
  const file = join(folder, 'changes.csv')
  const lines = before.slice(0, 40).map(({ email }) => `${email},moved.${email}`)
  await writeFile(file, `email,newEmail\n${lines.join('\n')}\n`)
  await world.control('faults', { steps: [{ operation: 'employees.update', latency: 60_000, skip: 10 }] })
  const session = runOnTerminal(['employees', 'update', '--from', file, '--yes'], { env, cols: 140 })
  await session.shows('Changing addresses in')
  await session.shows(/[1-9]\d* of 40/)
  session.kill('SIGKILL')
  await session.ended
  await world.control('faults', undefined, 'DELETE')
  const resumed = await heed('runs', 'resume', 'last')
  expect(resumed.code, resumed.error).toBe(0)
  const moved = (await listPeople()).filter(({ email }) => email.startsWith('moved.'))
  expect(moved).toHaveLength(40)
})

it('an import of everyone at a new domain stops in a script and names the command', async () => {
  const before = await listPeople()
  const file = join(folder, 'people.csv')
  await writeFile(file, before.map(({ email, name }) => `${moveEmail(email)},"${name}"`).join('\n'))
  const { code, error } = await heed('employees', 'import', file)
  expect([code, error]).toEqual([2, expect.stringContaining(`heed employees update --domain ${domain}`)])
  expect(error).toContain('Add --as-new')
  expect(await listPeople()).toEqual(before)
})
