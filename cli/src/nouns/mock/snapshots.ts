import { toSafeFileName } from '@heed/contracts/rules/fileName'
import type { OptionValues } from '../../command/command.ts'
import type { Context } from '../../command/context.ts'
import type { FactsOutcome, Outcome } from '../../command/outcome.ts'
import { exitCodes, Stop } from '../../io/exit.ts'
import { sanitizeText } from '../../io/terminal/width.ts'
import { readJson } from '../../rows/json.ts'
import { createDoneOutcome, type MockTarget, withControls } from './controls.ts'
import type { snapshotsDeleteOptions, snapshotsSaveOptions } from './options.ts'
import { saveDocument } from './saveDocument.ts'

export async function createSnapshot(
  context: Context,
  target: MockTarget,
  name: string,
): Promise<FactsOutcome> {
  const snapshot = await withControls(context, target, (controls) => controls.snapshots.keep({ name }))
  return createDoneOutcome(
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
  return createDoneOutcome(
    context,
    { name: back.name, now: back.now },
    `Snapshot ${sanitizeText(name)} restored; the world's time is ${back.now}`,
  )
}

export const exportSnapshot = (
  context: Context,
  options: OptionValues<typeof snapshotsSaveOptions>,
  name: string,
): Promise<Outcome> =>
  saveDocument(
    context,
    options,
    { fileName: `${toSafeFileName(name)}.json`, title: sanitizeText(name), facts: { name } },
    (controls) => controls.snapshots.read({ name }),
  )

export async function importSnapshot(
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
  return createDoneOutcome(context, { name }, `Snapshot ${sanitizeText(name)} loaded`)
}

export async function deleteSnapshot(
  context: Context,
  options: OptionValues<typeof snapshotsDeleteOptions>,
  name: string,
): Promise<FactsOutcome> {
  if (!options.yes && !(await context.ask.confirm(`Delete snapshot ${sanitizeText(name)}?`, '--yes'))) {
    throw new Stop("Cancelled: the snapshot wasn't deleted.", exitCodes.usage)
  }
  await withControls(context, options, (controls) => controls.snapshots.delete({ name }))
  return createDoneOutcome(context, { name, deleted: true }, `Snapshot ${sanitizeText(name)} deleted`)
}
