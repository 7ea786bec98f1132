import { download } from '../../../src/lib/download.ts'

/** Lets the browser save a document as a file. */
export const keepJson = (name: string, document: unknown): void =>
  download(name, new Blob([JSON.stringify(document)], { type: 'application/json' }))

/** What stands in a file; throws where it is no object of JSON. */
export async function readJson(file: File): Promise<Record<string, unknown>> {
  const found: unknown = JSON.parse(await file.text())
  if (typeof found !== 'object' || found === null || Array.isArray(found)) throw new Error(file.name)
  return { ...found }
}
