import { appendFile, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { byteOrderMark } from '@heed/contracts/rules/csv'
import { expect, it } from 'vitest'
import { makeTempFolder } from '../../../../test/heed.ts'
import { setUpPlatform } from '../../../../test/platform.ts'
import { type ProgramResult, startProgram } from '../../../../test/program.ts'

const people = Array.from({ length: 80 }, (_, at) => `p${at % 50}@example.is,Name ${at},Unit ${at % 3}`)
const platform = setUpPlatform()

const startHeed = (folder: string, words: readonly string[]) => startProgram(platform.url, folder, words)

const smallBatches = ['--batch', '5', '--concurrency', '3']

async function importUndisturbed(file: string, folder: string) {
  await startHeed(folder, ['employees', 'import', file, ...smallBatches]).ended
  const world = platform.world()
  platform.reset()
  return world
}

it.each(['SIGKILL', 'SIGINT'] as const)(
  'after %s the resume command ends like an undisturbed import',
  { tags: 'slow', timeout: 120_000 },
  async (signal) => {
    const folder = await makeTempFolder()
    const file = join(folder, 'people.csv')
    await writeFile(file, people.join('\n'))
    const world = await importUndisturbed(file, folder)
    expect(Object.keys(world).length).toBe(50)

    const { child, ended } = startHeed(folder, ['employees', 'import', file, ...smallBatches])
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
    const second = await startHeed(folder, line.split(' ').slice(1)).ended
    expect(second.code).toBe(0)
    expect(platform.world()).toEqual(world)
  },
)

it("employees import rejects a file that's already being imported", async () => {
  const folder = await makeTempFolder()
  const file = join(folder, 'people.csv')
  await writeFile(file, people.join('\n'))
  let second: Promise<ProgramResult> | undefined
  platform.hold = async () => {
    second ??= startHeed(folder, ['employees', 'import', file, ...smallBatches]).ended
    await second
  }
  const first = await startHeed(folder, ['employees', 'import', file, ...smallBatches]).ended
  expect(first.code).toBe(0)
  expect(await second).toMatchObject({
    code: 5,
    error: expect.stringMatching(/people\.csv is in use by process \d+\./),
  })
  expect(platform.batches.flat()).toHaveLength(80)
}, 120_000)

it.skipIf(process.platform === 'win32')(
  'employees import fails if a full disk cuts off the rejects file',
  async () => {
    const folder = await makeTempFolder()
    const file = join(folder, 'people.csv')
    const rejects = join(folder, 'rejects.csv')
    const refused = Array.from({ length: 1000 }, (_, at) => `þ 王 𝒜 ${at}`)
    await writeFile(file, ['asa@example.is,Ása', ...refused].join('\n'))
    const words = ['employees', 'import', file, '--rejects', rejects]
    expect((await startHeed(folder, words).ended).code).toBe(3)
    const { size } = await stat(rejects)
    const blocks = Math.floor(size / 1024 / 2)
    const { code, error } = await startProgram(platform.url, folder, words, blocks).ended
    expect((await stat(rejects)).size).toBeLessThan(size)
    expect([code, error]).toEqual([1, expect.stringContaining('EFBIG')])
  },
)

/** Prints the process's peak memory in kilobytes on exit. */
const memoryReportEnv = {
  NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(
    "process.on('exit', () => console.error('peak ' + process.resourceUsage().maxRSS))",
  )}`,
}

it.each([
  ['one line', 'asa@example.is,Ása,', 'x'.repeat(1_000_000)],
  ['an unclosed quoted cell', 'asa@example.is,"Ása', `${'x'.repeat(99)}\n`.repeat(10_000)],
])(
  '%s of 100 MB is rejected by its line number, using little memory',
  { tags: 'slow', timeout: 120_000 },
  async (_, begin, part) => {
    const folder = await makeTempFolder()
    const file = join(folder, 'people.csv')
    const rejects = join(folder, 'rejects.csv')
    await writeFile(file, `bjorn@example.is,Björn\n${begin}`)
    for (let piece = 0; piece < 100; piece++) await appendFile(file, part)
    await appendFile(file, '\ncarla@example.is,Carla\n')
    const words = ['employees', 'import', file, '--rejects', rejects]
    const { code, error } = await startProgram(platform.url, folder, words, undefined, memoryReportEnv).ended
    expect(code).toBe(3)
    expect(Number(/^peak (\d+)$/m.exec(error)?.[1]) / 1024).toBeLessThan(200)
    const isLine = !begin.includes('"')
    expect([...platform.people.keys()]).toEqual(['bjorn@example.is', ...(isLine ? ['carla@example.is'] : [])])
    const kept = await readFile(rejects, 'utf8')
    expect(kept.length).toBeLessThan(70_000)
    expect(kept.startsWith(`${byteOrderMark}${begin}`)).toBe(true)
    expect(kept).toContain(
      isLine ? ',#heed,2,lineLength,Line can not be more than 1,000,000' : ',#heed,2,quote,',
    )
  },
)

it("login without a terminal doesn't wait and names the option to add", async () => {
  const { ended } = startHeed(await makeTempFolder(), ['login'])
  const { code, output, error } = await ended
  expect([code, output]).toEqual([2, ''])
  expect(error).toContain('--token-stdin')
})

it('heed --version prints one line', async () => {
  const { code, output } = await startHeed(await makeTempFolder(), ['--version']).ended
  expect(code).toBe(0)
  expect(output).toMatch(/^\d+\.\d+\.\d+\n$/)
})
