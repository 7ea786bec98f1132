import { afterAll, afterEach, beforeAll } from 'vitest'
import type { Run, RunOptions } from './heed.ts'
import { type PartnerServer, startPartnerServer } from './partnerServer.ts'
import { createWorkspace } from './place.ts'

const heading = 'name,plan,seats,validity,managerEmail,managerName,managers'
export const names = ['Alpha ehf.', 'Beta ehf.', 'Gamma ehf.', 'Delta ehf.', 'Epsilon ehf.']
const lines = names.map((name, at) => {
  const manager = `m${at}@example.is`
  const others = at === 1 ? '"Carl <c@example.is>; Dóra <d@example.is> (viewer)"' : ''
  return `${name},standard,${(at + 1) * 10},12,${manager},Manager ${at},${others}`
})

/** A file with the tests' column headings and these rows. */
export const makeCustomersFile = (rows: readonly string[]): string => [heading, ...rows].join('\n')
/** Five companies that cost 300 a month; the second company has two more managers. */
export const content = makeCustomersFile(lines)

/** A partner's server for tests with a file; `place` creates a folder with a customers.csv. */
export function aPartner() {
  const use = {} as { server: PartnerServer }
  beforeAll(async () => {
    use.server = await startPartnerServer()
  })
  afterEach(() => {
    use.server.reset()
  })
  afterAll(() => use.server.close())
  return {
    get server() {
      return use.server
    },
    creations: () => use.server.calls.filter((call) => call === 'POST /companies').length,
    async place(text = content) {
      const options = { name: 'customers.csv', company: null }
      const { folder, file, env, run } = await createWorkspace(use.server, text, options)
      const create = (words: readonly string[] = [], options: RunOptions = {}): Promise<Run> =>
        run(['companies', 'create', '--from', file, '--yes', ...words], options)
      return { folder, file, env, run, create }
    },
  }
}

export const parseDocument = (output: string) => JSON.parse(output) as Record<string, unknown>
