import { byteOrderMark } from '@heed/contracts'
import i18next from 'i18next'
import { announce } from '../announcer/announce.ts'

export function downloadBlob(name: string, content: Blob): void {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
  announce(i18next.t('ui.downloaded', { name }))
  // Revoked later, because browsers read the URL only after the click handler has returned.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}

export const LINE_END = '\r\n'

/** The byte order mark makes spreadsheets read the file as UTF-8. */
export const createCsvBlob = (lines: readonly string[]): Blob =>
  new Blob([byteOrderMark, lines.join(LINE_END), LINE_END], { type: 'text/csv;charset=utf-8' })
