import { readFile } from 'node:fs/promises'
import { exitCodes, Stop } from '../../io/exit.ts'
import { unreadable } from '../../io/unreadable.ts'
import { writeWholeFile } from '../../io/wholeFile.ts'
import { harmless } from '../../io/width.ts'
import { jsonWithoutAddresses } from './masked.ts'
import type { Party, RunCost, RunHead, RunInput } from './types.ts'

/** What one person prepared with --dry-run --plan and another may apply; it holds no address of a person. */
export interface PlanFile<Options = unknown> {
  /** Version of this file. */
  plan: 1
  heed: string
  kind: string
  preparedAt: string
  preparedBy: RunHead['who']
  api: string
  partner: Party | null
  companies: readonly Party[]
  input: RunInput
  /** Of the rows as they were checked. */
  rows: string
  counts: Readonly<Record<string, number>>
  cost: RunCost | null
  /** What of the server it relies on, each under the words that say what moved. */
  server: Readonly<Record<string, string>>
  options: Options
}

export const writePlan = (path: string, plan: PlanFile): Promise<void> =>
  writeWholeFile(path, `${jsonWithoutAddresses(plan, 2)}\n`)

const isPlan = (value: unknown): value is PlanFile =>
  typeof value === 'object' && value !== null && 'plan' in value && value.plan === 1 && 'kind' in value

export async function readPlan(path: string): Promise<PlanFile> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw unreadable(path, error)
  })
  try {
    const read: unknown = JSON.parse(text)
    if (isPlan(read)) return read
  } catch {
    // Said below: not JSON is as unusable as another JSON.
  }
  throw new Stop(
    `${harmless(path)} is no plan.`,
    exitCodes.usage,
    'A plan is written by --dry-run --plan FILE, as in heed companies create --from FILE.',
  )
}

type Moving = Pick<PlanFile, 'rows' | 'cost' | 'server'>

/** What is no longer as it was when the plan was made. */
export function movedSince(plan: Moving, now: Moving): string[] {
  const moved = Object.keys(plan.server).filter((what) => plan.server[what] !== now.server[what])
  if (plan.rows !== now.rows) moved.push('what the rows come to')
  if (JSON.stringify(plan.cost) !== JSON.stringify(now.cost)) moved.push('the cost')
  return moved
}

export const planMoved = (moved: readonly string[]) =>
  new Stop(
    `Nothing was done: since the plan was made, ${moved.join(', ')} changed.`,
    exitCodes.safetyLimit,
    'Make the plan again, and have it approved.',
  )
