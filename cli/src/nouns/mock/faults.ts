import type { MockFault } from '@heed/contracts/controls'
import type { Values } from '../../command/command.ts'
import type { Context } from '../../command/context.ts'
import type { FactsOutcome, TableOutcome } from '../../command/outcome.ts'
import { exitCodes, Stop } from '../../io/exit.ts'
import { type Column, countText } from '../../io/table.ts'
import { harmless } from '../../io/width.ts'
import { readJson } from '../../rows/json.ts'
import { withControls } from './controls.ts'
import type { faultsSetOptions, where as whereOptions } from './options.ts'

type Where = Values<typeof whereOptions>
type Step = Record<string, unknown>

const columns: readonly Column[] = [
  { key: 'place', title: 'step', align: 'right' },
  { key: 'step', title: 'fault' },
  { key: 'seen', title: 'matched', align: 'right', show: countText },
  { key: 'hits', title: 'failed', align: 'right', show: countText },
]

const stepOf = ({ seen: _seen, hits: _hits, ...step }: MockFault): Step => step

const table = ({ steps }: { steps: readonly MockFault[] }): TableOutcome => ({
  kind: 'table',
  columns,
  rows: steps.map((fault, at) => ({
    place: at + 1,
    step: harmless(JSON.stringify(stepOf(fault))),
    seen: fault.seen,
    hits: fault.hits,
  })),
  empty: 'No faults.',
})

export async function listFaults(context: Context, where: Where): Promise<TableOutcome> {
  return table(await withControls(context, where, (controls) => controls.faults.list()))
}

export async function clearFaults(context: Context, where: Where): Promise<FactsOutcome> {
  const cleared = await withControls(context, where, async (controls) => {
    const { steps } = await controls.faults.list()
    await controls.faults.clear()
    return steps.length
  })
  const tick = context.streams.output.paint.green('✓')
  return { kind: 'facts', document: { cleared }, lines: [`${tick} All faults removed`] }
}

export async function setFaults(
  context: Context,
  { world, controls: address, file, seed, add, method, ...typed }: Values<typeof faultsSetOptions>,
): Promise<TableOutcome> {
  const own = Object.entries({ ...typed, method: method?.toUpperCase() }).filter(
    ([, value]) => value !== undefined,
  )
  if ((file === undefined) === (own.length === 0)) {
    throw new Stop(
      file === undefined ? 'No fault was given.' : "--file can't be combined with other fault options.",
      exitCodes.usage,
      file === undefined
        ? 'Add --status <code>, --latency <ms> or --file <file>'
        : 'Leave --file or the other options out.',
    )
  }
  const steps =
    file === undefined
      ? [Object.fromEntries(own)]
      : stepsOf(await readJson(context.streams.input, file), file)
  const where = { world, controls: address }
  return table(
    await withControls(context, where, async (controls) => {
      const before = add ? (await controls.faults.list()).steps.map(stepOf) : []
      return controls.faults.set({ steps: [...before, ...steps], ...(seed === undefined ? {} : { seed }) })
    }),
  )
}

function stepsOf(document: unknown, file: string): Step[] {
  const steps = Array.isArray(document) ? document : (document as { steps?: unknown } | null)?.steps
  if (Array.isArray(steps) && steps.every((step) => typeof step === 'object' && step !== null)) return steps
  throw new Stop(
    `${harmless(file)} contains no list of steps.`,
    exitCodes.usage,
    'Use a list such as [{"status": 503}]',
  )
}
