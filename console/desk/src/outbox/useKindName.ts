import { useTranslation } from 'react-i18next'

export const emailKinds = [
  'signin',
  'verify',
  'welcome',
  'lesson',
  'invitation',
  'reminder',
  'preview',
  'report',
  'invoice',
] as const
type Kind = (typeof emailKinds)[number]

const isKnown = (kind: string): kind is Kind => emailKinds.some((mailKind) => mailKind === kind)

export function useKindName(): (kind: string) => string {
  const { t } = useTranslation()
  return (kind) => (isKnown(kind) ? t(`desk.outbox.kinds.${kind}`) : kind)
}
