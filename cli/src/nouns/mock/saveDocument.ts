import type { Controls } from '@heed/contracts/controls'
import type { Context } from '../../command/context.ts'
import type { Outcome } from '../../command/outcome.ts'
import { inFolder } from '../../io/files/folder.ts'
import { once, openOut } from '../../io/files/outFile.ts'
import { harmless, harmlessJson } from '../../io/terminal/width.ts'
import { sizeText } from '../../io/words.ts'
import { reportDone, type Where, withControls } from './controls.ts'

interface Saving extends Where {
  out: string | undefined
  force: boolean
}

interface Named {
  fileName: string
  title: string
  facts?: Readonly<Record<string, unknown>>
}

export async function saveDocument(
  context: Context,
  options: Saving,
  { fileName, title, facts }: Named,
  read: (controls: Controls) => Promise<unknown>,
): Promise<Outcome> {
  const path = await inFolder(options.out ?? fileName, () => fileName)
  const file = openOut(context.streams, { path, force: options.force })
  const document = await withControls(context, options, read)
  const bytes = await file.write(once(`${harmlessJson(JSON.stringify(document))}\n`))
  if (!file.path) return { kind: 'text', text: '' }
  const line = `${title}: ${sizeText(bytes)} saved to ${harmless(file.path)}`
  return reportDone(context, { ...facts, file: file.path, bytes }, line)
}
