import { parseArgs } from 'node:util'
import { createServer } from '../../createServer.ts'
import { type Role, roles } from './brokenRules.ts'
import { type ConformanceResult, checkConformance, type Target } from './conformance.ts'
import { createMockTarget } from './mockTarget.ts'
import { callUnreached, findUnreached } from './reach.ts'

const usageText = `Usage: npm run conformance -- [--seed N] [--calls N] [--provider URL --token ROLE=T …]

  --seed N        Random seed; the same seed makes the same calls (default: 1)
  --calls N       Number of calls (default: 5000)
  --provider URL  Address of another provider's API, such as https://api.example. The calls create, change and
                  delete data, so never use a provider whose data is needed
  --token ROLE=T  Token of a role, once per role: ${roles.slice(1).join(', ')}`

const { values: options } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    calls: { type: 'string', default: '5000' },
    provider: { type: 'string' },
    token: { type: 'string', multiple: true, default: [] },
    help: { type: 'boolean', default: false },
  },
})
const printLine = (line: string) => process.stdout.write(`${line}\n`)

function readWholeNumber(name: 'seed' | 'calls'): number {
  const value = Number(options[name])
  if (Number.isSafeInteger(value) && value >= 0) return value
  throw new Error(`--${name} must be a whole number, not "${options[name]}".\n\n${usageText}`)
}

function parseTokens(tokenTexts: readonly string[]): Partial<Record<Role, string>> {
  return Object.fromEntries(
    tokenTexts.map((text) => {
      const [role = '', token = ''] = text.split('=', 2)
      if (token && roles.slice(1).some((knownRole) => knownRole === role)) return [role, token]
      throw new Error(`--token must be ROLE=T, not "${text}".\n\n${usageText}`)
    }),
  )
}

async function runConformance(): Promise<ConformanceResult> {
  const plan = { seed: readWholeNumber('seed'), calls: readWholeNumber('calls') }
  const tokens = parseTokens(options.token)
  if (options.provider) {
    const target: Target = {
      api: options.provider.replace(/\/$/, ''),
      prepareTokens: async () => ({ ...tokens }),
    }
    return checkConformance(target, { ...plan, perWorld: plan.calls })
  }
  const server = await createServer({ isPaced: false })
  try {
    const api = `${await server.listen({ port: 0 })}/api`
    const target = createMockTarget(api, server.worlds.default)
    return await callUnreached(target, await checkConformance(target, plan))
  } finally {
    await server.close()
  }
}

if (options.help) printLine(usageText)
else {
  try {
    const conformance = await runConformance()
    const { findings, digest } = conformance
    for (const { call, operation, role, request, problem } of findings) {
      printLine(
        `${call < 0 ? 'as pinned' : `call ${call}`}, ${operation} as ${role}: ${problem}\n  ${request}`,
      )
    }
    const unreachedOperations = findUnreached(conformance)
    if (unreachedOperations.length > 0)
      printLine(`${unreachedOperations.length} calls never returned 200: ${unreachedOperations.join(', ')}`)
    printLine(
      `${options.calls} calls with seed ${options.seed}, ${findings.length} findings, digest ${digest.slice(0, 16)}`,
    )
    if (findings.length + unreachedOperations.length > 0) process.exitCode = 1
  } catch (error) {
    printLine(error instanceof Error ? error.message : String(error))
    process.exitCode = 1
  }
}
