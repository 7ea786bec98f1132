import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { partnerEmails } from '@heed/fixtures'
import { beforeEach, expect, it } from 'vitest'
import { createTempFolder, keys, runHeed, runOnTerminal } from './program.ts'
import { createPartnerWorkspace, type PartnerWorkspace } from './world.ts'

// A month's reports of many customers with one command.
const customers = ['First ehf.', 'Second ehf.', 'Third ehf.', 'Fourth ehf.']
let { world, env, folder, writeTestFile, runJson } = {} as PartnerWorkspace
let download: readonly string[] = []

beforeEach(async () => {
  ;({ world, env, folder, writeTestFile, runJson } = await createPartnerWorkspace())
  const rows = customers.map((name) => `${name},partner-standard,5,12`)
  const file = await writeTestFile('new.csv', ['name,plan,seats,validity', ...rows].join('\n'))
  await runJson(['companies', 'create', '--from', file, '--yes'])
  const names = await writeTestFile('customers.txt', customers.join('\n'))
  await runJson(['reports', 'snapshot', '--name', 'Board', '--all-employees', '--company', `@${names}`])
  await world.control('clock', { advance: 'P1D' })
  env.HEED_TOKEN = (await world.person(partnerEmails.bjarg)).token
  download = ['reports', 'download', '--all', '--out', 'feb', '--company', `@${names}`]
})

const listFiles = async () =>
  (await readdir(join(folder, 'feb'), { recursive: true })).filter((name) => name.endsWith('.pdf'))

it('a pipe gets one line for each company and a total, and a retry from any folder gets the rest', async () => {
  await world.control('faults', {
    seed: 1,
    steps: [{ operation: 'reports.downloadPdf', skip: 1, count: 1, status: 404 }],
  })
  const { code, output, error } = await runHeed(download, { env, cwd: folder })
  expect(code).toBe(1)
  expect(output.trimEnd().split('\n')).toEqual([
    expect.stringMatching(/^✓ First ehf\. \(\d+\): 1 file \(.+\) downloaded$/),
    expect.stringMatching(/^✗ Second ehf\. \(\d+\): 1 file not downloaded: .+$/),
    expect.stringMatching(/^✓ Third ehf\. \(\d+\): 1 file \(.+\) downloaded$/),
    expect.stringMatching(/^✓ Fourth ehf\. \(\d+\): 1 file \(.+\) downloaded$/),
    expect.stringMatching(/^! 3 files \(.+\) downloaded, 1 file not downloaded, 4 companies$/),
    expect.stringMatching(/^Run \S+\. See its details: heed runs view \S+$/),
    "It can't be undone: Downloaded files stay on this machine.",
  ])
  expect(error).toMatch(/3 of 4 companies succeeded\.\n {2}Second ehf\. \(\d+\): 1 file not downloaded: /)
  await world.control('faults', undefined, 'DELETE')
  const [, line = ''] = /heed (runs retry \S+)/.exec(error) ?? []
  const retried = await runHeed(line.split(' '), { env, cwd: await createTempFolder() })
  expect([retried.code, retried.output]).toEqual([
    0,
    expect.stringMatching(/^✓ Second ehf\. .+\n✓ 1 file \(.+\) downloaded, 1 company\nRun /),
  ])
  expect(await listFiles()).toHaveLength(customers.length)
})

it('a terminal shows the progress over all companies, and Ctrl-C can be resumed', async () => {
  await world.control('faults', { steps: [{ operation: 'reports.downloadPdf', latency: 700 }] })
  const session = runOnTerminal([...download.slice(0, 4), join(folder, 'feb'), ...download.slice(5)], {
    env,
    cols: 110,
  })
  await session.shows(/Downloading reports .*1 of 4 companies/)
  expect(session.screen()).toMatch(/✓ First ehf\. \(\d+\): 1 file/)
  session.type(keys.interrupt)
  expect(await session.ended, session.screen()).toBe(130)
  await world.control('faults', undefined, 'DELETE')
  await runJson(['runs', 'resume', 'last'])
  expect(await listFiles()).toHaveLength(customers.length)
})
