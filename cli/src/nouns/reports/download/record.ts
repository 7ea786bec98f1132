import { sanitizeText } from '../../../io/terminal/width.ts'
import { formatCount, formatSize } from '../../../io/words.ts'
import type { RowRecord } from '../../../many/recording/rowRecord.ts'
import type { toDownloadDocument } from './result.ts'

type DownloadDocument = ReturnType<typeof toDownloadDocument>
type DownloadCounts = Pick<DownloadDocument, 'fetched' | 'present' | 'failed' | 'left'>

const countBytes = (fetched: DownloadDocument['fetched']): number =>
  fetched.reduce((sum, { bytes }) => sum + bytes, 0)

function formatFiles({ fetched, present }: DownloadCounts, folder?: string): string[] {
  const place = folder === undefined ? '' : ` to ${sanitizeText(folder)}`
  return [
    ...(fetched.length > 0
      ? [`${formatCount(fetched.length, 'file')} (${formatSize(countBytes(fetched))}) downloaded${place}`]
      : []),
    ...(present.length > 0 ? [`${formatCount(present.length, 'file')} already there`] : []),
  ]
}

function formatMissing({ failed, left }: DownloadCounts): string[] {
  const count = failed.length + left
  if (count === 0) return []
  const reasons = [...new Set(failed.map(({ reason }) => sanitizeText(reason)))]
  return [`${formatCount(count, 'file')} not downloaded${reasons.length > 0 ? `: ${reasons.join(' ')}` : ''}`]
}

export const downloadRecord: RowRecord = {
  repeatable: true,
  undo: ['Downloaded files stay on this machine.', 'Delete them by hand.'],
  brief: {
    label: 'Downloading reports',
    formatLine(document) {
      const download = document as unknown as DownloadDocument
      const parts = [...formatFiles(download, download.folder), ...formatMissing(download)]
      return parts.length > 0 ? parts.join(', ') : 'no matching report files'
    },
    formatTotal(documents, companies) {
      const downloads = documents as unknown as readonly DownloadDocument[]
      const total = {
        fetched: downloads.flatMap(({ fetched }) => fetched),
        present: downloads.flatMap(({ present }) => present),
        failed: downloads.flatMap(({ failed }) => failed),
        left: downloads.reduce((sum, { left }) => sum + left, 0),
      }
      const missingCount = total.failed.length + total.left
      const parts = [
        ...formatFiles(total),
        ...(missingCount > 0 ? [`${formatCount(missingCount, 'file')} not downloaded`] : []),
      ]
      return `${parts.length > 0 ? parts.join(', ') : 'No matching report files'}, ${companies}`
    },
  },
}
