import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { pactFiles } from '@heed/contracts/pact'
import { createServer } from '../server/createServer.ts'
import { applyState } from './stateHandlers.ts'
import { type SetUp, verifyPacts } from './verifyPacts.ts'

// Verifies all pacts: at the mock server, or at another provider that sets its own states.

const usage = `Usage: npm run verify -w mock-server -- [--provider-url URL --states-url URL] [--pacts FOLDER]

  --provider-url URL  host of another provider; its API is below URL/api
  --states-url URL    where that provider takes {"state", "params", "action": "setup"} by POST and
                      answers the values it put in place, as in {"token": "..."}
  --pacts FOLDER      the pacts (default: contracts/pacts)`

const { values: options } = parseArgs({
  options: {
    'provider-url': { type: 'string' },
    'states-url': { type: 'string' },
    pacts: { type: 'string', default: join(import.meta.dirname, '../../../contracts/pacts') },
    help: { type: 'boolean', default: false },
  },
})

async function run(): Promise<string> {
  const files = pactFiles(options.pacts)
  const { 'provider-url': providerUrl, 'states-url': statesUrl } = options
  if (providerUrl && statesUrl) {
    const count = await verifyPacts({
      files,
      providerUrl: providerUrl.replace(/\/$/, ''),
      setUp: askFor(statesUrl),
    })
    return `${count} interactions verified at ${providerUrl}`
  }
  if (providerUrl || statesUrl) throw new Error(`Another provider needs both addresses.\n\n${usage}`)
  const server = await createServer()
  try {
    const setUp: SetUp = (name, params) => applyState(server.worlds.default, name, params)
    const count = await verifyPacts({ files, providerUrl: await server.listen({ port: 0 }), setUp })
    return `${count} interactions verified at the mock server`
  } finally {
    await server.close()
  }
}

function askFor(statesUrl: string): SetUp {
  return async (state, params) => {
    const answer = await fetch(statesUrl, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ state, params, action: 'setup' }),
    })
    if (!answer.ok) throw new Error(`${statesUrl} answered ${answer.status}`)
    const values: unknown = await answer.json().catch(() => ({}))
    return values as Record<string, string>
  }
}

const write = (line: string) => process.stdout.write(`${line}\n`)
if (options.help) write(usage)
else {
  try {
    write(await run())
  } catch (error) {
    write(error instanceof Error ? error.message : String(error))
    process.exitCode = 1
  }
}
