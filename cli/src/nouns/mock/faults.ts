import type { OptionValues } from '../../command/command.ts'
import type { Context } from '../../command/context.ts'
import type { FactsOutcome, TableOutcome } from '../../command/outcome.ts'
import { exitCodes, Stop } from '../../io/exit.ts'
import { sanitizeText } from '../../io/terminal/width.ts'
import { readJson } from '../../rows/json.ts'
import { createDoneOutcome, type MockTarget, withControls } from './controls.ts'
import { omitCounters, showFaults } from './lists.ts'
import type { faultsSetOptions } from './options.ts'

type FaultStepInput = Record<string, unknown>

export async function clearFaults(context: Context, target: MockTarget): Promise<FactsOutcome> {
  const clearedFaults = await withControls(context, target, async (controls) => {
    const { steps } = await controls.faults.list()
    await controls.faults.clear()
    return steps.length
  })
  return createDoneOutcome(context, { cleared: clearedFaults }, 'All faults removed')
}

export async function setFaults(
  context: Context,
  { world, controls: address, file, seed, add, method, ...fault }: OptionValues<typeof faultsSetOptions>,
): Promise<TableOutcome> {
  const faultEntries = Object.entries({ ...fault, method: method?.toUpperCase() }).filter(
    ([, value]) => value !== undefined,
  )
  if ((file === undefined) === (faultEntries.length === 0)) {
    throw new Stop(
      file === undefined ? 'No fault was given.' : "--file can't be combined with other fault options.",
      exitCodes.usage,
      file === undefined
        ? 'Add --status <code>, --latency <ms> or --file <file>'
        : 'Leave out --file or the other options.',
    )
  }
  const steps =
    file === undefined
      ? [Object.fromEntries(faultEntries)]
      : readSteps(await readJson(context.streams.input, file), file)
  const target = { world, controls: address }
  return showFaults(
    await withControls(context, target, async (controls) => {
      const previousSteps = add ? (await controls.faults.list()).steps.map(omitCounters) : []
      return controls.faults.set({
        steps: [...previousSteps, ...steps],
        ...(seed === undefined ? {} : { seed }),
      })
    }),
  )
}

function readSteps(document: unknown, file: string): FaultStepInput[] {
  const steps = Array.isArray(document) ? document : (document as { steps?: unknown } | null)?.steps
  if (Array.isArray(steps) && steps.every((step) => typeof step === 'object' && step !== null)) return steps
  throw new Stop(
    `${sanitizeText(file)} doesn't contain a list of steps.`,
    exitCodes.usage,
    'Use a list such as [{"status": 503}]',
  )
}
