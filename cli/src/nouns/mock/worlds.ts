import type { MockWorld } from '@heed/contracts/controls'
import type { OptionValues } from '../../command/command.ts'
import type { Context } from '../../command/context.ts'
import type { FactsOutcome } from '../../command/outcome.ts'
import { exitCodes, Stop } from '../../io/exit.ts'
import { sanitizeText } from '../../io/terminal/width.ts'
import { createDoneOutcome, withControls } from './controls.ts'
import type { worldsEndOptions, worldsMakeOptions, worldsResetOptions } from './options.ts'

function reportWorld(
  context: Context,
  { id, scenario, seed, now, employees, language, address }: MockWorld,
  done: string,
): FactsOutcome {
  const facts = { id, scenario, seed, now, employees, language, address }
  const line = `${done} the world ${sanitizeText(id)}: ${scenario}, ${now}`
  return createDoneOutcome(context, facts, line, address, `Its API: ${address}api`)
}

export async function makeWorld(
  context: Context,
  options: OptionValues<typeof worldsMakeOptions>,
  id: string,
): Promise<FactsOutcome> {
  const createdWorld = await withControls(context, options, (controls, params) =>
    controls.worlds.make({ ...params, ...(id ? { id } : {}) }),
  )
  return reportWorld(context, createdWorld, 'Created')
}

export async function resetWorld(
  context: Context,
  options: OptionValues<typeof worldsResetOptions>,
): Promise<FactsOutcome> {
  const startedWorld = await withControls(context, options, async (controls, params) => {
    const { id } = await controls.worlds.health()
    if (!options.yes && !(await context.ask.confirm(`Reset world ${sanitizeText(id)}?`, '--yes'))) {
      throw new Stop("Cancelled: the world wasn't reset.", exitCodes.usage)
    }
    return controls.worlds.reset(params)
  })
  return reportWorld(context, startedWorld, 'Reset')
}

export async function endWorld(
  context: Context,
  options: OptionValues<typeof worldsEndOptions>,
  id: string,
): Promise<FactsOutcome> {
  if (!options.yes && !(await context.ask.confirm(`End world ${sanitizeText(id)}?`, '--yes'))) {
    throw new Stop("Cancelled: the world wasn't ended.", exitCodes.usage)
  }
  await withControls(context, options, (controls) => controls.worlds.end({ name: id }))
  return createDoneOutcome(context, { id, ended: true }, `Ended the world ${sanitizeText(id)}`)
}
