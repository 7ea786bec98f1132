import type { Controls } from '@heed/contracts/controls'
import type { Context } from '../../command/context.ts'
import type { Outcome } from '../../command/outcome.ts'
import { resolveInFolder } from '../../io/files/folder.ts'
import { openOutFile, toByteStream } from '../../io/files/outFile.ts'
import { sanitizeJson, sanitizeText } from '../../io/terminal/width.ts'
import { formatSize } from '../../io/words.ts'
import { createDoneOutcome, type MockTarget, withControls } from './controls.ts'

interface SaveTarget extends MockTarget {
  out: string | undefined
  force: boolean
}

interface NamedDocument {
  fileName: string
  title: string
  facts?: Readonly<Record<string, unknown>>
}

export async function saveDocument(
  context: Context,
  options: SaveTarget,
  { fileName, title, facts }: NamedDocument,
  readDocument: (controls: Controls) => Promise<unknown>,
): Promise<Outcome> {
  const path = await resolveInFolder(options.out ?? fileName, () => fileName)
  const file = openOutFile(context.streams, { path, force: options.force })
  const document = await withControls(context, options, readDocument)
  const bytes = await file.write(toByteStream(`${sanitizeJson(JSON.stringify(document))}\n`))
  if (!file.path) return { kind: 'text', text: '' }
  const line = `${title}: ${formatSize(bytes)} saved to ${sanitizeText(file.path)}`
  return createDoneOutcome(context, { ...facts, file: file.path, bytes }, line)
}
