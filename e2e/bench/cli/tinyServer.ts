import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { computeMedian, printFigure } from '../figures.ts'
import { programPath } from '../installed.ts'
import { measuredNodeArgs, type ResourceUse } from '../measureSpent.ts'

export const user = {
  _id: 'u',
  name: 'Bench',
  email: 'bench@example.is',
  created: '2026-01-01T00:00:00.000Z',
  permissions: [],
  superForAccounts: [],
}
export const company = {
  company_id: 1,
  company_name: 'Bench',
  role: 1,
  users_total: 0,
  users_available: 10_000_000,
  canAddUsers: true,
}

export const root = fileURLToPath(new URL('../../..', import.meta.url))

export const runScript = (script: string, ...args: string[]): ChildProcess =>
  spawn(process.execPath, [...measuredNodeArgs, '--input-type=module', '-e', script, ...args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  })

export function runHeed(origin: string, config: string, args: readonly string[]): ChildProcess {
  const env = {
    ...process.env,
    HEED_API: origin,
    HEED_TOKEN: 'bench-token',
    HEED_COMPANY: '1',
    XDG_CONFIG_HOME: config,
  }
  return spawn(process.execPath, [...measuredNodeArgs, programPath, ...args], {
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
}

export async function startScriptServer(
  script: string,
  ...args: string[]
): Promise<{ child: ChildProcess; origin: string }> {
  const child = runScript(script, ...args)
  if (!child.stdout) throw new Error('the server has no standard output')
  const [port] = (await once(createInterface(child.stdout), 'line')) as [string]
  return { child, origin: `http://127.0.0.1:${port}` }
}

export function printComparison(
  figureName: string,
  heedRuns: readonly ResourceUse[],
  competitorRuns: readonly ResourceUse[],
  rivalName: string,
  maxRatio?: number,
): void {
  const computeKeyMedian = (runs: readonly ResourceUse[], key: 'seconds' | 'processor') =>
    computeMedian(runs.map((run) => run[key]))
  printFigure({
    what: figureName,
    value: computeKeyMedian(heedRuns, 'seconds'),
    unit: 's',
    baseline: { what: rivalName, value: computeKeyMedian(competitorRuns, 'seconds') },
    ...(maxRatio === undefined ? {} : { target: { kind: 'ratio', most: maxRatio } }),
  })
  printFigure({
    what: `${figureName}, processor time`,
    value: computeKeyMedian(heedRuns, 'processor'),
    unit: 's',
    baseline: { what: rivalName, value: computeKeyMedian(competitorRuns, 'processor') },
  })
}
