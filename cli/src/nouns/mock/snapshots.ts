import { toSafeName } from '@heed/contracts/rules/fileName'
import type { Values } from '../../command/command.ts'
import type { Context } from '../../command/context.ts'
import type { FactsOutcome, Outcome } from '../../command/outcome.ts'
import { exitCodes, Stop } from '../../io/exit.ts'
import { sanitizeText } from '../../io/terminal/width.ts'
import { readJson } from '../../rows/json.ts'
import { type MockTarget, reportDone, withControls } from './controls.ts'
import type { snapshotsDeleteOptions, snapshotsSaveOptions } from './options.ts'
import { saveDocument } from './saveDocument.ts'

export async function keepSnapshot(
  context: Context,
  target: MockTarget,
  name: string,
): Promise<FactsOutcome> {
  const snapshot = await withControls(context, target, (controls) => controls.snapshots.keep({ name }))
  return reportDone(
    context,
    { name: snapshot.name, now: snapshot.now },
    `Snapshot ${sanitizeText(name)} saved at ${snapshot.now}`,
  )
}

export async function restoreSnapshot(
  context: Context,
  target: MockTarget,
  name: string,
): Promise<FactsOutcome> {
  const back = await withControls(context, target, (controls) => controls.snapshots.restore({ name }))
  return reportDone(
    context,
    { name: back.name, now: back.now },
    `Snapshot ${sanitizeText(name)} restored; the world's time is ${back.now}`,
  )
}

export const saveSnapshot = (
  context: Context,
  options: Values<typeof snapshotsSaveOptions>,
  name: string,
): Promise<Outcome> =>
  saveDocument(
    context,
    options,
    { fileName: `${toSafeName(name)}.json`, title: sanitizeText(name), facts: { name } },
    (controls) => controls.snapshots.read({ name }),
  )

export async function loadSnapshot(
  context: Context,
  target: MockTarget,
  name: string,
  [file = '']: readonly string[],
): Promise<FactsOutcome> {
  const document = await readJson(context.streams.input, file)
  if (
    typeof document !== 'object' ||
    document === null ||
    !('base' in document) ||
    !('changes' in document)
  ) {
    throw new Stop(
      `${sanitizeText(file)} isn't a snapshot of a world.`,
      exitCodes.usage,
      'Export one: heed mock snapshots save <name> --out <file>',
    )
  }
  await withControls(context, target, (controls) => controls.snapshots.load({ ...document, name }))
  return reportDone(context, { name }, `Snapshot ${sanitizeText(name)} loaded`)
}

export async function deleteSnapshot(
  context: Context,
  options: Values<typeof snapshotsDeleteOptions>,
  name: string,
): Promise<FactsOutcome> {
  if (!options.yes && !(await context.ask.confirm(`Delete snapshot ${sanitizeText(name)}?`, '--yes'))) {
    throw new Stop("Cancelled: the snapshot wasn't deleted.", exitCodes.usage)
  }
  await withControls(context, options, (controls) => controls.snapshots.delete({ name }))
  return reportDone(context, { name, deleted: true }, `Snapshot ${sanitizeText(name)} deleted`)
}
