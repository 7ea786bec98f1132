import type { Context } from '../../command/context.ts'
import type { FactsOutcome } from '../../command/outcome.ts'
import type { SettingFrom, Settings } from '../../command/settings.ts'
import { exitCodes, Stop } from '../../io/exit.ts'
import { sanitizeText } from '../../io/terminal/width.ts'
import { type Finding, makeFailure, makeOkFinding } from './finding.ts'
import { certificates, folder, profiles, proxy, variables } from './machine.ts'
import { server } from './server.ts'

const getSettings = (context: Context): Promise<Settings | Stop> =>
  context.settings().catch((error: unknown) => {
    if (error instanceof Stop) return error
    throw error
  })

function precedence({ apiFrom, companyFrom, company, profileName, profileFrom }: Settings): Finding {
  const profile = `profile ${sanitizeText(profileName)}${profileFrom ? ` (${profileFrom})` : ''}`
  const said = (from: SettingFrom, option: string, variable: string): string =>
    ({ option, variable, profile, demo: 'the demo' })[from]
  const api = said(apiFrom, '--api', 'HEED_API')
  const of = companyFrom && said(companyFrom, '--company', 'HEED_COMPANY')
  const told =
    company === undefined
      ? 'and no company is set'
      : of === api
        ? 'and so does the company'
        : `and the company from ${of}`
  return makeOkFinding(
    'settings',
    `Options override variables, which override the profile. The address comes from ${api}, ${told}`,
  )
}

async function examine(context: Context): Promise<{ api: string | null; findings: Finding[] }> {
  const { env, version } = context
  const settings = await getSettings(context)
  const here = [
    makeOkFinding('version', `heed ${version}, Node ${process.versions.node}`),
    variables(env),
    await folder(env),
    await profiles(env),
  ]
  if (settings instanceof Stop) {
    const isFound = here.some(({ text }) => text === settings.message)
    return { api: null, findings: isFound ? here : [...here, makeFailure('address', settings)] }
  }
  const { api } = settings
  const way = [precedence(settings), await proxy(env, api), await certificates(env)]
  const barred = way.some(({ state }) => state === 'failed')
  return { api, findings: [...here, ...way, ...(barred ? [] : await server(context, settings))] }
}

function formatFindings({ streams }: Context, findings: readonly Finding[]): string[] {
  const { paint } = streams.output
  const marks = { ok: paint.green('✓'), warning: paint.yellow('!'), failed: paint.red('✗') }
  return findings.flatMap(({ state, text, next }) => [
    `${marks[state]} ${text}`,
    ...(next ? next.split('\n').map((line) => `  ${line}`) : []),
  ])
}

export async function doctor(context: Context): Promise<FactsOutcome> {
  const { api, findings } = await examine(context)
  const first = findings.find(({ state }) => state === 'failed')
  return {
    kind: 'facts',
    document: {
      ok: first === undefined,
      version: context.version,
      node: process.versions.node,
      api,
      findings: findings.map(({ check, state, text, next }) => ({ check, state, text, next: next ?? null })),
    },
    lines: formatFindings(context, findings),
    code: first?.code ?? exitCodes.done,
  }
}
