import type { OptionValues } from '../../command/command.ts'
import type { Context } from '../../command/context.ts'
import type { FactsOutcome, Outcome } from '../../command/outcome.ts'
import { exitCodes, Stop } from '../../io/exit.ts'
import { sanitizeText } from '../../io/terminal/width.ts'
import { formatCount } from '../../io/words.ts'
import { readJson } from '../../rows/json.ts'
import { createDoneOutcome, type MockTarget, parseNumberArgument, withControls } from './controls.ts'
import { getEntryFacts } from './lists.ts'
import type { exportOptions, undoOptions } from './options.ts'
import { saveDocument } from './saveDocument.ts'

export async function explainRequest(
  context: Context,
  target: MockTarget,
  id: string,
): Promise<FactsOutcome> {
  const explanation = await withControls(context, target, (controls) =>
    controls.requests.why({ id: parseNumberArgument(id) }),
  )
  const { rule, nearest = [], wouldWork, rows = {} } = explanation
  const suggestions = [...new Set([...wouldWork, ...nearest])]
  return {
    kind: 'facts',
    document: { rule, nearest, wouldWork, rows },
    lines: [sanitizeText(rule), ...suggestions.map((suggestion) => `- ${sanitizeText(suggestion)}`)],
  }
}

export async function showEntry(context: Context, target: MockTarget, step: string): Promise<FactsOutcome> {
  const entry = await withControls(context, target, (controls) =>
    controls.journal.show({ id: parseNumberArgument(step) }),
  )
  const { position, at, what, who, impersonator } = entry
  const signedName = impersonator ? `${impersonator} as ${who}` : who
  return {
    kind: 'facts',
    document: { ...getEntryFacts(entry), changes: entry.changes },
    lines: [
      `${position} · ${at} · ${sanitizeText(what)}${signedName ? ` · ${sanitizeText(signedName)}` : ''}`,
      ...entry.changes.map((change) => sanitizeText(JSON.stringify(change))),
    ],
  }
}

export async function undoSteps(
  context: Context,
  { to, ...target }: OptionValues<typeof undoOptions>,
): Promise<FactsOutcome> {
  const params = to === undefined ? {} : { to: parseNumberArgument(to) }
  const { position, first, last, now } = await withControls(context, target, (controls) =>
    controls.journal.undo(params),
  )
  const line = `At step ${position} of ${last}, ${now}`
  return createDoneOutcome(context, { position, first, last, now }, line)
}

export const exportJournal = (
  context: Context,
  options: OptionValues<typeof exportOptions>,
): Promise<Outcome> =>
  saveDocument(context, options, { fileName: 'journal.json', title: 'Journal' }, (controls) =>
    controls.journal.export(),
  )

export async function replayJournal(
  context: Context,
  target: MockTarget,
  file: string,
): Promise<FactsOutcome> {
  const document = await readJson(context.streams.input, file)
  if (typeof document !== 'object' || document === null || !('start' in document && 'entries' in document)) {
    throw new Stop(
      `${sanitizeText(file)} isn't an exported journal.`,
      exitCodes.usage,
      'Export one: heed mock journal export --out <file>',
    )
  }
  const { start, entries } = document
  const { id, address, played, different } = await withControls(context, target, (controls) =>
    controls.journal.replay({ start, entries }),
  )
  return createDoneOutcome(
    context,
    { id, address, played, different },
    `Replayed ${formatCount(played, 'step')} in the world ${sanitizeText(id)}`,
    address,
    ...different.map(({ position, what, why }) => `${position} ${sanitizeText(what)}: ${sanitizeText(why)}`),
  )
}
