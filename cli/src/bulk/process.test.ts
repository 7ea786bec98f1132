import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { newFolder, token } from '../../test/heed.ts'
import { type Platform, startPlatform } from '../../test/platform.ts'

// The program as it is installed, in a process of its own.
const program = fileURLToPath(new URL('../../bin/heed.cjs', import.meta.url))
const people = Array.from({ length: 80 }, (_, at) => `p${at % 50}@example.is,Name ${at},Unit ${at % 3}`)
let platform: Platform

beforeAll(async () => {
  platform = await startPlatform()
})
afterEach(() => {
  platform.reset()
})
afterAll(() => platform.close())

function start(folder: string, words: readonly string[]): { child: ChildProcess; ended: Promise<Ended> } {
  const env = {
    PATH: process.env.PATH,
    HEED_API: platform.url,
    HEED_TOKEN: token,
    HEED_COMPANY: '1',
    XDG_CONFIG_HOME: folder,
  }
  const child = spawn(process.execPath, [program, ...words], { env, stdio: ['pipe', 'pipe', 'pipe'] })
  const ended = finish(child)
  return { child, ended }
}

interface Ended {
  code: number | null
  output: string
  error: string
}

async function finish(child: ChildProcess): Promise<Ended> {
  const told = { output: '', error: '' }
  child.stdout?.on('data', (chunk) => {
    told.output += String(chunk)
  })
  child.stderr?.on('data', (chunk) => {
    told.error += String(chunk)
  })
  const [code] = (await once(child, 'close')) as [number | null]
  return { code, ...told }
}

const small = ['--batch', '5', '--concurrency', '3']

async function undisturbed(file: string, folder: string) {
  await start(folder, ['employees', 'import', file, ...small]).ended
  const world = platform.world()
  platform.reset()
  return world
}

it.each(['SIGKILL', 'SIGINT'] as const)(
  'after %s the resume line ends with the same world',
  async (signal) => {
    const folder = await newFolder()
    const file = join(folder, 'people.csv')
    await writeFile(file, people.join('\n'))
    const world = await undisturbed(file, folder)
    expect(Object.keys(world).length).toBe(50)

    const { child, ended } = start(folder, ['employees', 'import', file, ...small])
    platform.fault = (batch) => {
      if (batch === 4) child.kill(signal)
      return batch >= 4 && signal === 'SIGKILL' ? 'cut after it is saved' : undefined
    }
    const first = await ended
    expect(first.code).toBe(signal === 'SIGINT' ? 130 : null)
    expect(platform.batches.length).toBeLessThan(16)
    platform.fault = () => undefined
    const line = `heed employees import ${file} --company 1 --resume`
    if (signal === 'SIGINT') expect(first.error.trimEnd().split('\n').at(-1)?.trim()).toBe(line)
    const second = await start(folder, line.split(' ').slice(1)).ended
    expect(second.code).toBe(0)
    expect(platform.world()).toEqual(world)
  },
  120_000,
)

it('refuses to import a file that is being imported', async () => {
  const folder = await newFolder()
  const file = join(folder, 'people.csv')
  await writeFile(file, people.join('\n'))
  let second: Promise<Ended> | undefined
  // The first batch is answered when the second run has ended.
  platform.hold = async () => {
    second ??= start(folder, ['employees', 'import', file, ...small]).ended
    await second
  }
  const first = await start(folder, ['employees', 'import', file, ...small]).ended
  expect(first.code).toBe(0)
  expect(await second).toMatchObject({
    code: 5,
    error: expect.stringMatching(/people\.csv is being worked on already, by process \d+\./),
  })
  expect(platform.batches.flat()).toHaveLength(80)
}, 120_000)

it('waits for no answer on a silent pipe: it says which option to add', async () => {
  const { ended } = start(await newFolder(), ['login'])
  const { code, output, error } = await ended
  expect([code, output]).toEqual([2, ''])
  expect(error).toContain('--token-stdin')
})

it('answers --version in one line', async () => {
  const { code, output } = await start(await newFolder(), ['--version']).ended
  expect(code).toBe(0)
  expect(output).toMatch(/^\d+\.\d+\.\d+\n$/)
})
