import { useTranslation } from 'react-i18next'
import type { Line } from '../Lines.tsx'
import type { FileStore } from './FileStore.ts'

const tones = { created: 'success', existed: 'neutral', failed: 'error' } as const

/** The lines of the file, those first that are refused; for observers. */
export function useLines({ sheet, checked, made }: FileStore): Line[] {
  const { t } = useTranslation()
  const place = (line: number) =>
    t(sheet?.word === 'row' ? 'partner.file.row' : 'partner.file.line', { n: line })
  const refused = (checked?.refused ?? []).map(
    ({ line, name = '', field, rule }, at): Line => ({
      key: `refused ${String(at)}`,
      place: place(line),
      name,
      tone: 'error',
      label: t('partner.file.refused'),
      reason: field ? `${field}: ${rule}` : rule,
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
  return [
    ...refused,
    ...others.map(({ line, ...own }) => ({ ...own, key: String(line), place: place(line) })),
  ]
}
