import type { Download } from '@heed/contracts'
import { download } from './download.ts'

/** Saves what a call has answered, by the name of the answer where it has one. */
export function saveFile(fallback: string, { bytes, type, name = fallback }: Download): void {
  download(name, new Blob([bytes as BlobPart], { type }))
}
