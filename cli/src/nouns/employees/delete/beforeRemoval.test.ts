import { readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createWorkspace } from '../../../../test/place.ts'
import { setUpPlatform } from '../../../../test/platform.ts'

const platform = setUpPlatform()

const emails = Array.from({ length: 14 }, (_, at) => `p${String(at).padStart(2, '0')}@example.is`)
const importContent = emails.map((email, at) => `${email},Person ${at},Sales,tag${at}`).join('\n')

async function prepareWorkspace() {
  const { folder, file, run, importIt } = await createWorkspace(platform, importContent)
  await importIt()
  const gone = join(folder, 'gone.csv')
  await writeFile(gone, emails.join('\n'))
  return { folder, run, file, gone, before: platform.world() }
}

const removalCases: [
  string,
  (day: Awaited<ReturnType<typeof prepareWorkspace>>) => Promise<string[]>,
  string,
][] = [
  ['employees delete', async ({ gone }) => ['employees', 'delete', '--from', gone], '--export'],
  [
    'employees import --remove-obsolete',
    async ({ file }) => {
      await writeFile(file, 'new@example.is,New,Sales')
      return ['employees', 'import', file, '--remove-obsolete']
    },
    '--export-removed',
  ],
  ['runs undo', async () => ['runs', 'undo', 'last'], '--export'],
]

it.each(removalCases)('%s names ten of many employees, and all of them with --names', async (_, wordsOf) => {
  const day = await prepareWorkspace()
  const words = await wordsOf(day)
  const few = await day.run(words, { terminal: true, answers: [false] })
  expect(few.error).toContain('p09@example.is')
  expect(few.error).not.toContain('p10@example.is')
  expect(few.error).toContain('and 4 more. To see all, add --names')
  const all = await day.run([...words, '--names'], { terminal: true, answers: [false] })
  for (const email of emails) expect(all.error).toContain(email)
  expect(Object.keys(platform.world())).toEqual(expect.arrayContaining(emails))
})

it.each(removalCases)("%s names all employees with --names even if it doesn't ask", async (_, wordsOf) => {
  const day = await prepareWorkspace()
  const words = [...(await wordsOf(day)), '--names', '--yes', '--json']
  const { code, error } = await day.run(words)
  expect(code).toBe(0)
  for (const email of emails) expect(error).toContain(email)
  expect(error).toMatch(/Employees of Norðurljós: \d+ → \d+\n/)
})

it.each(removalCases)(
  '%s saves the removed employees in a file that an import restores',
  async (_, wordsOf, option) => {
    const day = await prepareWorkspace()
    const out = join(day.folder, 'kept.csv')
    const words = [...(await wordsOf(day)), option, out, '--yes']
    expect((await day.run(words)).code).toBe(0)
    expect(Object.keys(platform.world()).filter((email) => emails.includes(email))).toEqual([])
    expect((await stat(out)).mode & 0o777).toBe(0o600)
    expect((await day.run(['employees', 'import', out])).code).toBe(0)
    expect(platform.world()).toMatchObject(day.before)
  },
)

it.each(removalCases)('%s removes no one if the export file already exists', async (_, wordsOf, option) => {
  const day = await prepareWorkspace()
  const out = join(day.folder, 'kept.csv')
  await writeFile(out, 'mine')
  const { code, error } = await day.run([...(await wordsOf(day)), option, out, '--yes'])
  expect([code, error.includes(`${out} already exists.`)]).toEqual([2, true])
  expect(await readFile(out, 'utf8')).toBe('mine')
  expect(Object.keys(platform.world())).toEqual(expect.arrayContaining(emails))
})
