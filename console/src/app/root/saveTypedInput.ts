import { type Company, companyName, datedName } from '@heed/contracts'
import { toPlainText } from '@heed/contracts/rules/richText/plainText'
import { download } from '../../lib/files/download.ts'
import type { RootStore } from './RootStore.ts'

export function saveTypedInput(
  { clock, formats, environment }: RootStore,
  company: Company,
  typed: unknown,
): void {
  const parts = [companyName(company), environment.i18n.t('shell.withdrawn.file')]
  const name = datedName(parts, clock.now(), formats.zone, 'txt')
  const lines = toTextLines(typed).join('\r\n')
  download(name, new Blob([`${lines}\r\n`], { type: 'text/plain;charset=utf-8' }))
}

const isRich = (text: string): boolean => /^<(?:p|h\d|ul|ol)\b/.test(text)

export function toTextLines(value: unknown, at: readonly string[] = []): string[] {
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([name, one]) => toTextLines(one, [...at, name]))
  const text = typeof value === 'string' && isRich(value) ? toPlainText(value) : String(value ?? '')
  return text === '' ? [] : [`${at.join(' / ')}: ${text}`]
}
