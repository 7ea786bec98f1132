import type { MockWorld } from '@heed/contracts/controls'
import type { Values } from '../../command/command.ts'
import type { Context } from '../../command/context.ts'
import type { FactsOutcome, TableOutcome } from '../../command/outcome.ts'
import { exitCodes, Stop } from '../../io/exit.ts'
import type { Column } from '../../io/table.ts'
import { harmless } from '../../io/width.ts'
import { type Where, withControls } from './controls.ts'
import type { worldsEndOptions, worldsMakeOptions, worldsResetOptions } from './options.ts'

const columns: readonly Column[] = [
  { key: 'id', title: 'world' },
  { key: 'scenario', title: 'scenario' },
  { key: 'seed', title: 'seed', align: 'right' },
  { key: 'now', title: 'world time' },
  { key: 'employees', title: 'employees', align: 'right', dataOnly: true },
  { key: 'language', title: 'language', dataOnly: true },
  { key: 'address', title: 'address' },
]

const worldFacts = ({ id, scenario, seed, now, employees, language, address }: MockWorld) => ({
  id,
  scenario,
  seed,
  now,
  employees: employees ?? null,
  language: language ?? null,
  address,
})

const linesOf = ({ id, scenario, now, address }: MockWorld, done: string): string[] => [
  `${done} ${harmless(id)}: ${scenario}, ${now}`,
  address,
  `Its API: ${address}api`,
]

/** Leaves omitted options out of the call, so that the server chooses defaults. */
const said = <T extends object>(options: T): { [K in keyof T]?: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined)) as never

export async function listWorlds(context: Context, where: Where): Promise<TableOutcome> {
  const { worlds } = await withControls(context, where, (controls) => controls.worlds.list())
  return { kind: 'table', columns, rows: worlds.map(worldFacts), empty: 'No worlds.' }
}

export async function makeWorld(
  context: Context,
  { world, controls: address, ...options }: Values<typeof worldsMakeOptions>,
  id: string,
): Promise<FactsOutcome> {
  const made = await withControls(context, { world, controls: address }, (controls) =>
    controls.worlds.make(said({ ...options, id: id || undefined })),
  )
  const tick = context.streams.output.paint.green('✓')
  return { kind: 'facts', document: worldFacts(made), lines: linesOf(made, `${tick} Created the world`) }
}

export async function resetWorld(
  context: Context,
  { world, controls: address, yes, ...options }: Values<typeof worldsResetOptions>,
): Promise<FactsOutcome> {
  const where = { world, controls: address }
  const begun = await withControls(context, where, async (controls) => {
    const { id } = await controls.worlds.health()
    if (!yes && !(await context.ask.confirm(`Reset world ${harmless(id)}?`, '--yes'))) {
      throw new Stop("Cancelled: the world wasn't reset.", exitCodes.usage)
    }
    return controls.worlds.reset(said(options))
  })
  const tick = context.streams.output.paint.green('✓')
  return { kind: 'facts', document: worldFacts(begun), lines: linesOf(begun, `${tick} Reset the world`) }
}

export async function endWorld(
  context: Context,
  { controls: address, yes }: Values<typeof worldsEndOptions>,
  id: string,
): Promise<FactsOutcome> {
  if (!yes && !(await context.ask.confirm(`End world ${harmless(id)}?`, '--yes'))) {
    throw new Stop("Cancelled: the world wasn't ended.", exitCodes.usage)
  }
  await withControls(context, { controls: address }, (controls) => controls.worlds.end({ name: id }))
  const tick = context.streams.output.paint.green('✓')
  return { kind: 'facts', document: { id, ended: true }, lines: [`${tick} Ended the world ${harmless(id)}`] }
}
