import type { Download, Endpoint } from '@heed/contracts'
import { download } from './download.ts'

/** What a file is called that a call answers, after what it is about. */
export const fileNameOf = (subject: string, { media }: Pick<Endpoint, 'media'>): string =>
  `${subject}.${media === 'application/pdf' ? 'pdf' : 'csv'}`

/** Saves what a call has answered, by the name of the answer where it has one. */
export function saveFile(fallback: string, { bytes, type, name = fallback }: Download): void {
  download(name, new Blob([bytes as BlobPart], { type }))
}
