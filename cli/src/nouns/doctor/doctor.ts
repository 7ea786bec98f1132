import type { Context } from '../../command/context.ts'
import type { FactsOutcome } from '../../command/outcome.ts'
import type { SettingOrigin, Settings } from '../../command/settings.ts'
import { exitCodes, Stop } from '../../io/exit.ts'
import { sanitizeText } from '../../io/terminal/width.ts'
import { type Finding, makeFailure, makeOkFinding } from './finding.ts'
import { checkCertificates, checkConfigFolder, checkProfiles, checkProxy, checkVariables } from './machine.ts'
import { checkServer } from './server.ts'

const loadSettingsOrStop = (context: Context): Promise<Settings | Stop> =>
  context.settings().catch((error: unknown) => {
    if (error instanceof Stop) return error
    throw error
  })

function checkPrecedence({ apiFrom, companyFrom, company, profileName, profileFrom }: Settings): Finding {
  const profile = `profile ${sanitizeText(profileName)}${profileFrom ? ` (${profileFrom})` : ''}`
  const describeSource = (from: SettingOrigin, option: string, variable: string): string =>
    ({ option, variable, profile, demo: 'the demo' })[from]
  const api = describeSource(apiFrom, '--api', 'HEED_API')
  const companySource = companyFrom && describeSource(companyFrom, '--company', 'HEED_COMPANY')
  const notes =
    company === undefined
      ? 'and no company is set'
      : companySource === api
        ? 'and so does the company'
        : `and the company from ${companySource}`
  return makeOkFinding(
    'settings',
    `Options override variables, which override the profile. The API address comes from ${api}, ${notes}`,
  )
}

async function runAllChecks(context: Context): Promise<{ api: string | null; findings: Finding[] }> {
  const { env, version } = context
  const settings = await loadSettingsOrStop(context)
  const localFindings = [
    makeOkFinding('version', `heed ${version}, Node ${process.versions.node}`),
    checkVariables(env),
    await checkConfigFolder(env),
    await checkProfiles(env),
  ]
  if (settings instanceof Stop) {
    const isFound = localFindings.some(({ text }) => text === settings.message)
    return {
      api: null,
      findings: isFound ? localFindings : [...localFindings, makeFailure('address', settings)],
    }
  }
  const { api } = settings
  const networkFindings = [
    checkPrecedence(settings),
    await checkProxy(env, api),
    await checkCertificates(env),
  ]
  const isBlocked = networkFindings.some(({ state }) => state === 'failed')
  return {
    api,
    findings: [
      ...localFindings,
      ...networkFindings,
      ...(isBlocked ? [] : await checkServer(context, settings)),
    ],
  }
}

function formatFindings({ streams }: Context, findings: readonly Finding[]): string[] {
  const { paint } = streams.output
  const marks = { ok: paint.green('✓'), warning: paint.yellow('!'), failed: paint.red('✗') }
  return findings.flatMap(({ state, text, next }) => [
    `${marks[state]} ${text}`,
    ...(next ? next.split('\n').map((line) => `  ${line}`) : []),
  ])
}

export async function diagnoseSetup(context: Context): Promise<FactsOutcome> {
  const { api, findings } = await runAllChecks(context)
  const firstFailure = findings.find(({ state }) => state === 'failed')
  return {
    kind: 'facts',
    document: {
      ok: firstFailure === undefined,
      version: context.version,
      node: process.versions.node,
      api,
      findings: findings.map(({ check, state, text, next }) => ({ check, state, text, next: next ?? null })),
    },
    lines: formatFindings(context, findings),
    code: firstFailure?.code ?? exitCodes.done,
  }
}
