import type { MockEntry } from '@heed/contracts/controls'
import type { Values } from '../../command/command.ts'
import type { Context } from '../../command/context.ts'
import type { FactsOutcome, Outcome, TableOutcome } from '../../command/outcome.ts'
import { exitCodes, Stop } from '../../io/exit.ts'
import { inFolder } from '../../io/folder.ts'
import { once, openOut } from '../../io/outFile.ts'
import { type Column, countText } from '../../io/table.ts'
import { harmless, harmlessJson } from '../../io/width.ts'
import { counted, sizeText } from '../../io/words.ts'
import { readJson } from '../../rows/json.ts'
import { actedColumn } from './acted.ts'
import { type Where, withControls } from './controls.ts'
import { idOf } from './idOf.ts'
import type { exportOptions, undoOptions } from './inspectCommands.ts'

const columnsOf = (acted: Column): readonly Column[] => [
  { key: 'position', title: 'step', align: 'right' },
  { key: 'at', title: 'world time' },
  { key: 'what', title: 'action' },
  { key: 'who', title: 'by' },
  acted,
  { key: 'changed', title: 'changed rows' },
  { key: 'mails', title: 'messages', align: 'right', show: countText },
]

const entryFacts = ({ position, at, what, who, impersonator, changed, mails }: MockEntry) => ({
  position,
  at,
  what,
  who,
  impersonator: impersonator ?? null,
  changed: Object.entries(changed)
    .map(([collection, count]) => `${collection} ${count}`)
    .join(', '),
  mails: mails.length,
})

export async function listJournal(context: Context, where: Where): Promise<TableOutcome> {
  const { entries } = await withControls(context, where, (controls) => controls.journal.list())
  const rows = entries.map(entryFacts)
  return { kind: 'table', columns: columnsOf(actedColumn(rows)), rows, empty: 'No entries yet.' }
}

export async function showEntry(context: Context, where: Where, step: string): Promise<FactsOutcome> {
  const entry = await withControls(context, where, (controls) => controls.journal.show({ id: idOf(step) }))
  const { position, at, what, who, impersonator } = entry
  const signed = impersonator ? `${impersonator} as ${who}` : who
  return {
    kind: 'facts',
    document: { ...entryFacts(entry), changes: entry.changes },
    lines: [
      `${position} · ${at} · ${harmless(what)}${signed ? ` · ${harmless(signed)}` : ''}`,
      ...entry.changes.map((change) => harmless(JSON.stringify(change))),
    ],
  }
}

export async function undo(
  context: Context,
  { to, ...where }: Values<typeof undoOptions>,
): Promise<FactsOutcome> {
  const asked = to === undefined ? {} : { to: idOf(to) }
  const { position, first, last, now } = await withControls(context, where, (controls) =>
    controls.journal.undo(asked),
  )
  const tick = context.streams.output.paint.green('✓')
  return {
    kind: 'facts',
    document: { position, first, last, now },
    lines: [`${tick} At step ${position} of ${last}, ${now}`],
  }
}

export async function exportJournal(
  context: Context,
  { out, force, ...where }: Values<typeof exportOptions>,
): Promise<Outcome> {
  const file = openOut(context.streams, {
    path: await inFolder(out ?? 'journal.json', () => 'journal.json'),
    force,
  })
  const document = await withControls(context, where, (controls) => controls.journal.export())
  const bytes = await file.write(once(`${harmlessJson(JSON.stringify(document))}\n`))
  if (!file.path) return { kind: 'text', text: '' }
  const tick = context.streams.output.paint.green('✓')
  return {
    kind: 'facts',
    document: { file: file.path, bytes },
    lines: [`${tick} Journal: ${sizeText(bytes)} saved to ${harmless(file.path)}`],
  }
}

export async function replay(context: Context, where: Where, file: string): Promise<FactsOutcome> {
  const document = await readJson(context.streams.input, file)
  if (typeof document !== 'object' || document === null || !('start' in document && 'entries' in document)) {
    throw new Stop(
      `${harmless(file)} isn't an exported journal.`,
      exitCodes.usage,
      'Export one: heed mock journal export --out <file>',
    )
  }
  const { start, entries } = document
  const { id, address, played, different } = await withControls(context, where, (controls) =>
    controls.journal.replay({ start, entries }),
  )
  const tick = context.streams.output.paint.green('✓')
  return {
    kind: 'facts',
    document: { id, address, played, different },
    lines: [
      `${tick} Replayed ${counted(played, 'step')} in the world ${harmless(id)}`,
      address,
      ...different.map(({ position, what, why }) => `${position} ${harmless(what)}: ${harmless(why)}`),
    ],
  }
}
