import { useTranslation } from 'react-i18next'
import type { Line } from '../Lines.tsx'
import type { FileStore } from './FileStore.ts'

const tones = { created: 'success', existed: 'neutral', failed: 'error' } as const

export function useFileLines({ sheet, checked, made }: FileStore): { refused: Line[]; others: Line[] } {
  const { t } = useTranslation()
  const place = (line: number) =>
    t(sheet?.word === 'row' ? 'partner.file.row' : 'partner.file.line', { n: line })
  const problems = checked?.refused ?? []
  const ofLine = new Map<number, (typeof problems)[number][]>()
  for (const one of problems) ofLine.set(one.line, [...(ofLine.get(one.line) ?? []), one])
  const refused = [...ofLine].map(
    ([line, own]): Line => ({
      key: `refused ${String(line)}`,
      place: place(line),
      name: own.find(({ name }) => name)?.name ?? '',
      tone: 'error',
      label: t('partner.file.refused'),
      reason: own.map(({ field, rule }) => (field ? `${field}: ${rule}` : rule)).join('\n'),
    }),
  )
  const waiting = (checked?.companies ?? []).filter(({ line }) => !made.has(line))
  const others = [
    ...[...made.values()].map(({ line, name, state, companyId, reason }) => {
      const isPartly = state === 'failed' && companyId !== undefined
      return {
        line,
        name,
        tone: tones[state],
        label: t(`partner.file.${isPartly ? 'partly' : state}`),
        reason,
      }
    }),
    ...waiting.map(({ line, form, existing, note }) => {
      const label = t(existing ? 'partner.file.existed' : 'partner.file.new')
      return { line, name: form.companyName, tone: 'neutral' as const, label, reason: note }
    }),
  ].sort((one, other) => one.line - other.line)
  return {
    refused,
    others: others.map(({ line, ...own }) => ({ ...own, key: String(line), place: place(line) })),
  }
}
