import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Person, people } from '@heed/contracts/pact/company'
import { listPactFiles } from '@heed/contracts/pact/files/pactFiles'
import { createServer } from '../createServer.ts'
import { applyState } from './stateHandlers.ts'
import { type StateSetUp, verifyPacts } from './verifyPacts.ts'
import { selectStateless } from './withoutStates.ts'

const usageText = `Usage: npm run verify -- [--provider URL (--states URL | --token T [--as WHO])] [--pacts FOLDER]

  --provider URL  Address of another provider's API, such as https://api.example or http://127.0.0.1:4200/api
  --states URL    Address that accepts {"state", "params", "action": "setup"} by POST and returns the values it
                  created, such as {"token": "..."}; mock servers provide it at /_mock/states
  --token T       Without --states: token of a person in a company like the one in contracts/pact/company.ts.
                  Interactions that need another state or change the company are listed as skipped
  --as WHO        Person the token belongs to: ${Object.keys(people).join(', ')} (default: admin)
  --pacts FOLDER  Folder with the pacts (default: contracts/pacts)`

const { values: options } = parseArgs({
  options: {
    provider: { type: 'string' },
    states: { type: 'string' },
    token: { type: 'string' },
    as: { type: 'string', default: 'admin' },
    pacts: { type: 'string', default: join(import.meta.dirname, '../../../contracts/pacts') },
    help: { type: 'boolean', default: false },
  },
})
const printLine = (line: string) => process.stdout.write(`${line}\n`)

async function runVerification(): Promise<string> {
  const files = listPactFiles(options.pacts)
  const { provider, states, token } = options
  if (provider) await ensureProviderResponds(provider)
  if (provider && states) {
    const count = await verifyPacts({ files, providerUrl: provider, setUp: createStateSetUp(states) })
    return `${count} interactions verified at ${provider}`
  }
  if (provider && token) return verifyByToken(files, provider, token)
  if (provider || states || token)
    throw new Error(`Another provider needs --provider and --states or --token.\n\n${usageText}`)
  const server = await createServer({ isPaced: false })
  try {
    const setUp: StateSetUp = (name, params) => applyState(server.worlds.default, name, params)
    const origin = await server.listen({ port: 0 })
    return `${await verifyPacts({ files, providerUrl: `${origin}/api`, setUp })} interactions verified at the mock server`
  } finally {
    await server.close()
  }
}

/** If the provider is missing, the library would wait 30 s per interaction. */
async function ensureProviderResponds(provider: string): Promise<void> {
  await fetch(provider).catch(() => {
    throw new Error(`No server answers at ${provider}`)
  })
}

async function verifyByToken(files: readonly string[], provider: string, token: string): Promise<string> {
  const { as } = options
  if (!isPerson(as)) throw new Error(`There is no person "${as}".\n\n${usageText}`)
  const folder = mkdtempSync(join(tmpdir(), 'heed-verify-'))
  try {
    const { files: keptFiles, skipped } = selectStateless(files, as, folder)
    const setUp: StateSetUp = async (name) => (name === 'signed in' ? { token } : {})
    for (const line of skipped) printLine(`skipped  ${line}`)
    const count = await verifyPacts({ files: keptFiles, providerUrl: provider, setUp })
    return `${count} interactions verified at ${provider}, ${skipped.length} skipped`
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const isPerson = (name: string): name is Person => name in people

function createStateSetUp(statesUrl: string): StateSetUp {
  return async (state, params) => {
    const answer = await fetch(statesUrl, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ state, params, action: 'setup' }),
    })
    if (!answer.ok) throw new Error(`${statesUrl} answered ${answer.status}: ${await answer.text()}`)
    const values: unknown = await answer.json().catch(() => ({}))
    return values as Record<string, string>
  }
}

if (options.help) printLine(usageText)
else {
  try {
    printLine(await runVerification())
  } catch (error) {
    printLine(error instanceof Error ? error.message : String(error))
    process.exitCode = 1
  }
}
