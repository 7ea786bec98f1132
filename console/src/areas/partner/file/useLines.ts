import { useTranslation } from 'react-i18next'
import type { Line } from '../Lines.tsx'
import type { FileStore } from './FileStore.ts'

const tones = { created: 'success', existed: 'neutral', failed: 'error' } as const

/** The lines of the file, those first that are refused; for observers. */
export function useLines({ checked, made }: FileStore): Line[] {
  const { t } = useTranslation()
  const place = (line: number) => t('partner.file.line', { n: line })
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
  const others = (checked?.companies ?? []).map(({ line, form, existing }): Line => {
    const own = { key: String(line), place: place(line), name: form.companyName }
    const done = made.get(line)
    if (done) {
      const reason = done.state === 'failed' ? done.reason : undefined
      return { ...own, tone: tones[done.state], label: t(`partner.file.${done.state}`), reason }
    }
    return { ...own, tone: 'neutral', label: t(existing ? 'partner.file.existed' : 'partner.file.new') }
  })
  return [...refused, ...others]
}
