import { useTranslation } from 'react-i18next'

export const mailKinds = [
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
type Kind = (typeof mailKinds)[number]

const isKnown = (kind: string): kind is Kind => mailKinds.some((mailKind) => mailKind === kind)

export function useKindName(): (kind: string) => string {
  const { t } = useTranslation()
  return (kind) => (isKnown(kind) ? t(`desk.outbox.kinds.${kind}`) : kind)
}
