import type { Download, Endpoint } from '@heed/contracts'
import { downloadBlob } from './download.ts'

export const makeFileName = (subject: string, { media }: Pick<Endpoint, 'media'>): string =>
  `${subject}.${media === 'application/pdf' ? 'pdf' : 'csv'}`

export function saveFile(fallback: string, { bytes, type, name = fallback }: Download): void {
  downloadBlob(name, new Blob([bytes as BlobPart], { type }))
}
