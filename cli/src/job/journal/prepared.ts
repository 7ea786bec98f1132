import { readFile } from 'node:fs/promises'
import type { User } from '@heed/contracts'
import type { Context } from '../../command/context.ts'
import { exitCodes, Stop } from '../../io/exit.ts'
import { createUnreadableStop } from '../../io/files/unreadable.ts'
import { writeFileAtomically } from '../../io/files/wholeFile.ts'
import { sanitizeText } from '../../io/terminal/width.ts'
import { stringifyWithoutAddresses } from './maskAddresses.ts'
import type { Party, RunCost, RunHeader, RunInput } from './types.ts'

/** People share prepared runs, so these must not include email addresses. */
export interface PreparedRun<Options = unknown> {
  prepared: 1
  heed: string
  kind: string
  preparedAt: string
  preparedBy: RunHeader['who']
  api: string
  partner: Party | null
  companies: readonly Party[]
  input: RunInput
  rows: string
  counts: Readonly<Record<string, number>>
  cost: RunCost | null
  server: Readonly<Record<string, string>>
  options: Options
}

export async function createPreparedRunHeader(
  context: Pick<Context, 'version' | 'settings'>,
  kind: string,
  user: Pick<User, '_id' | 'name'>,
): Promise<Pick<PreparedRun, 'prepared' | 'heed' | 'kind' | 'preparedAt' | 'preparedBy' | 'api'>> {
  return {
    prepared: 1,
    heed: context.version,
    kind,
    preparedAt: new Date().toISOString(),
    preparedBy: { id: user._id, name: user.name },
    api: (await context.settings()).api,
  }
}

export const writePreparedRun = (path: string, run: PreparedRun): Promise<void> =>
  writeFileAtomically(path, `${stringifyWithoutAddresses(run, 2)}\n`)

const isPreparedRun = (value: unknown): value is PreparedRun =>
  typeof value === 'object' &&
  value !== null &&
  'prepared' in value &&
  value.prepared === 1 &&
  'kind' in value

export async function readPreparedRun(path: string): Promise<PreparedRun> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw createUnreadableStop(path, error)
  })
  try {
    const parsedState: unknown = JSON.parse(text)
    if (isPreparedRun(parsedState)) return parsedState
  } catch {
    // Invalid JSON is reported below.
  }
  throw new Stop(
    `${sanitizeText(path)} isn't a prepared run.`,
    exitCodes.usage,
    'To prepare a run, add --dry-run --prepare FILE to a command such as heed companies create --from FILE.',
  )
}

type ComparedState = Pick<PreparedRun, 'rows' | 'cost' | 'server'>

export function listChangesSince(before: ComparedState, now: ComparedState): string[] {
  const changedNames = Object.keys(before.server).filter((name) => before.server[name] !== now.server[name])
  if (before.rows !== now.rows) changedNames.push('the results of the rows')
  if (JSON.stringify(before.cost) !== JSON.stringify(now.cost)) changedNames.push('the cost')
  return changedNames
}

export const createRunChangedStop = (changedNames: readonly string[]) =>
  new Stop(
    `Nothing was done. Changed since the run was prepared: ${changedNames.join(', ')}.`,
    exitCodes.safetyLimit,
    'Prepare the run again and have it approved.',
  )
