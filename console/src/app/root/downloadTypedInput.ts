import { type Company, getCompanyName, makeDatedName } from '@heed/contracts'
import { toPlainText } from '@heed/contracts/rules/richText/plainText'
import { downloadBlob } from '../../lib/files/download.ts'
import type { RootStore } from './RootStore.ts'

export function downloadTypedInput(
  { clock, formats, environment }: RootStore,
  company: Company,
  input: unknown,
): void {
  const nameParts = [getCompanyName(company), environment.i18n.t('shell.withdrawn.file')]
  const name = makeDatedName(nameParts, clock.now(), formats.zone, 'txt')
  const lines = toTextLines(input).join('\r\n')
  downloadBlob(name, new Blob([`${lines}\r\n`], { type: 'text/plain;charset=utf-8' }))
}

const isRichText = (text: string): boolean => /^<(?:p|h\d|ul|ol)\b/.test(text)

export function toTextLines(value: unknown, path: readonly string[] = []): string[] {
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([name, child]) => toTextLines(child, [...path, name]))
  const text = typeof value === 'string' && isRichText(value) ? toPlainText(value) : String(value ?? '')
  return text === '' ? [] : [`${path.join(' / ')}: ${text}`]
}
