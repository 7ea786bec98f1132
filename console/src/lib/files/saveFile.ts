import type { Download, Endpoint } from '@heed/contracts'
import { download } from './download.ts'

export const makeFileName = (subject: string, { media }: Pick<Endpoint, 'media'>): string =>
  `${subject}.${media === 'application/pdf' ? 'pdf' : 'csv'}`

export function saveFile(fallback: string, { bytes, type, name = fallback }: Download): void {
  download(name, new Blob([bytes as BlobPart], { type }))
}
