import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { makeTempFolder } from '../../../test/heed.ts'
import { setUpPlatform } from '../../../test/platform.ts'
import { startProgram } from '../../../test/program.ts'
import { findRun } from '../../job/journal/find.ts'
import { getLatestItems, type ItemEntry, isItem } from '../../job/journal/items.ts'
import { readEntries } from '../../job/journal/store.ts'

const platform = setUpPlatform()
// Six batches; up to four are sent concurrently.
const emails = Array.from({ length: 2600 }, (_, at) => `p${at}@example.is`)

it.each(['SIGKILL', 'SIGINT'] as const)(
  "lists add killed by %s adds and records all employees after it's resumed",
  { tags: 'slow', timeout: 120_000 },
  async (signal) => {
    const folder = await makeTempFolder()
    const file = join(folder, 'sales.txt')
    await writeFile(file, emails.join('\n'))
    await writeFile(join(folder, 'people.csv'), ['boss@example.is,,Sales', ...emails].join('\n'))
    const start = (...words: string[]) => startProgram(platform.url, folder, words)
    expect((await start('employees', 'import', join(folder, 'people.csv')).ended).code).toBe(0)

    const { child, ended } = start('lists', 'add', 'Sales', '--from', file)
    const additions = () => platform.calls.filter((call) => call.endsWith('/addUsersToList')).length
    platform.fault = () => {
      if (additions() < 2) return undefined
      child.kill(signal)
      // Retried until the signal arrives.
      return signal === 'SIGKILL' ? 'cut after it is saved' : { status: 503 }
    }
    const first = await ended
    platform.fault = () => undefined
    expect(first.code, first.error).toBe(signal === 'SIGINT' ? 130 : null)
    const last = first.error.trimEnd().split('\n').at(-1)?.trim() ?? ''
    const line = signal === 'SIGINT' ? last : 'heed runs resume last'
    const second = await start(...line.split(' ').slice(1), '--json').ended
    expect(second.code, second.error).toBe(0)
    expect(JSON.parse(second.output)).toMatchObject({ added: emails.length, duplicates: 0, failures: [] })

    const env = { XDG_CONFIG_HOME: folder }
    const { head } = await findRun(env, 'last')
    const items = getLatestItems((await readEntries<ItemEntry>(env, head.id)).filter(isItem))
    expect([...items.values()].filter(({ made }) => made)).toHaveLength(emails.length)
  },
)
