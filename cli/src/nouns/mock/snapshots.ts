import { safeName } from '@heed/contracts/rules/fileName'
import type { Values } from '../../command/command.ts'
import type { Context } from '../../command/context.ts'
import type { FactsOutcome, Outcome, TableOutcome } from '../../command/outcome.ts'
import { exitCodes, Stop } from '../../io/exit.ts'
import { inFolder } from '../../io/folder.ts'
import { once, openOut } from '../../io/outFile.ts'
import type { Column } from '../../io/table.ts'
import { harmless, harmlessJson } from '../../io/width.ts'
import { sizeText } from '../../io/words.ts'
import { readJson } from '../../rows/json.ts'
import { withControls } from './controls.ts'
import type { snapshotsDeleteOptions, snapshotsSaveOptions, where as whereOptions } from './options.ts'

type Where = Values<typeof whereOptions>

const columns: readonly Column[] = [
  { key: 'name', title: 'snapshot' },
  { key: 'scenario', title: 'scenario' },
  { key: 'seed', title: 'seed', align: 'right' },
  { key: 'now', title: 'world time' },
  { key: 'employees', title: 'employees', align: 'right', dataOnly: true },
  { key: 'language', title: 'language', dataOnly: true },
]

export async function listSnapshots(context: Context, where: Where): Promise<TableOutcome> {
  const { snapshots } = await withControls(context, where, (controls) => controls.snapshots.list())
  const rows = snapshots.map(({ name, scenario, seed, now, employees, language }) => ({
    name,
    scenario,
    seed,
    now,
    employees: employees ?? null,
    language: language ?? null,
  }))
  return { kind: 'table', columns, rows, empty: 'No snapshots yet.' }
}

export async function keepSnapshot(context: Context, where: Where, name: string): Promise<FactsOutcome> {
  const kept = await withControls(context, where, (controls) => controls.snapshots.keep({ name }))
  return done(context, { name: kept.name, now: kept.now }, `Snapshot ${harmless(name)} saved, ${kept.now}`)
}

export async function restoreSnapshot(context: Context, where: Where, name: string): Promise<FactsOutcome> {
  const back = await withControls(context, where, (controls) => controls.snapshots.restore({ name }))
  return done(context, { name: back.name, now: back.now }, `Snapshot ${harmless(name)} restored, ${back.now}`)
}

export async function saveSnapshot(
  context: Context,
  { out, force, ...where }: Values<typeof snapshotsSaveOptions>,
  name: string,
): Promise<Outcome> {
  const own = `${safeName(name)}.json`
  const file = openOut(context.streams, { path: await inFolder(out ?? own, () => own), force })
  const document = await withControls(context, where, (controls) => controls.snapshots.read({ name }))
  const bytes = await file.write(once(`${harmlessJson(JSON.stringify(document))}\n`))
  if (!file.path) return { kind: 'text', text: '' }
  const written = { name, file: file.path, bytes }
  return done(context, written, `${harmless(name)}: ${sizeText(bytes)} saved to ${harmless(file.path)}`)
}

export async function loadSnapshot(
  context: Context,
  where: Where,
  name: string,
  [file]: readonly string[],
): Promise<FactsOutcome> {
  if (file === undefined)
    throw new Stop('No file was given.', exitCodes.usage, 'Usage: heed mock snapshots load <name> <file>')
  const document = await readJson(context.streams.input, file)
  if (
    typeof document !== 'object' ||
    document === null ||
    !('base' in document) ||
    !('changes' in document)
  ) {
    throw new Stop(
      `${harmless(file)} isn't a snapshot of a world.`,
      exitCodes.usage,
      'Export one: heed mock snapshots save <name> --out <file>',
    )
  }
  await withControls(context, where, (controls) => controls.snapshots.load({ ...document, name }))
  return done(context, { name }, `Snapshot ${harmless(name)} loaded`)
}

export async function deleteSnapshot(
  context: Context,
  { yes, ...where }: Values<typeof snapshotsDeleteOptions>,
  name: string,
): Promise<FactsOutcome> {
  if (!yes && !(await context.ask.confirm(`Delete snapshot ${harmless(name)}?`, '--yes'))) {
    throw new Stop("Cancelled: the snapshot wasn't deleted.", exitCodes.usage)
  }
  await withControls(context, where, (controls) => controls.snapshots.delete({ name }))
  return done(context, { name, deleted: true }, `Snapshot ${harmless(name)} deleted`)
}

const done = (
  { streams }: Context,
  document: Readonly<Record<string, unknown>>,
  line: string,
): FactsOutcome => ({ kind: 'facts', document, lines: [`${streams.output.paint.green('✓')} ${line}`] })
