import { mkdir, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { makeTempFolder, runHeed, token } from '../../../test/heed.ts'
import { type Recorder, startRecorder } from '../../../test/recorder.ts'

// --out can be a file, or a folder in which the file gets a generated name.

let server: Recorder
let folder: string
beforeEach(async () => {
  server = await startRecorder()
  folder = await makeTempFolder()
})
afterEach(() => server.close())

const run = (words: readonly string[]) =>
  runHeed(words, {
    env: { HEED_API: server.url, HEED_TOKEN: token, HEED_COMPANY: '1', XDG_CONFIG_HOME: folder },
  })

const company = { company_id: 1, company_name: 'Norðurljós', users_total: 1, users_available: 9 }
const people = { users: [{ userId: 'u1', email: 'asa@example.is', name: 'Ása', lists: [] }], count: 1 }

it('heed api --out names an answer in a folder after its call', async () => {
  server.answers = [{ body: { lists: [], count: 0 } }]
  const out = join(folder, 'answers')
  expect((await run(['api', 'lists.list', '--out', `${out}/`])).code).toBe(0)
  expect(await readdir(out)).toEqual(['lists.list.json'])
  expect((await stat(out)).mode & 0o777).toBe(0o700)
  server.answers = [{ body: '%PDF-1.4', type: 'application/pdf' }]
  expect((await run(['api', 'trainingReports.pdf', '--trainingId', '4', '--out', out])).code).toBe(0)
  expect(await readdir(out)).toEqual(['lists.list.json', 'trainingReports.pdf.pdf'])
})

it('employees export --out names its file in a folder after the company', async () => {
  const out = join(folder, 'exports')
  await mkdir(out)
  server.answers = [{ body: company }, { body: people }]
  expect((await run(['employees', 'export', '--out', out])).code).toBe(0)
  const [file = ''] = await readdir(out)
  expect(file).toMatch(/^Norðurljós.*employees.*\.csv$/)
  expect((await stat(join(out, file))).mode & 0o777).toBe(0o600)
})
