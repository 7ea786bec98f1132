import { downloadBlob } from '../../../src/lib/files/download.ts'

export const downloadJson = (name: string, document: unknown): void =>
  downloadBlob(name, new Blob([JSON.stringify(document)], { type: 'application/json' }))

export async function readJson(file: File): Promise<Record<string, unknown>> {
  const content: unknown = JSON.parse(await file.text())
  if (typeof content !== 'object' || content === null || Array.isArray(content)) throw new Error(file.name)
  return { ...content }
}
