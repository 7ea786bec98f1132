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
type EmailKind = (typeof emailKinds)[number]

const isKnownKind = (kind: string): kind is EmailKind => emailKinds.some((mailKind) => mailKind === kind)

export function useKindName(): (kind: string) => string {
  const { t } = useTranslation()
  return (kind) => (isKnownKind(kind) ? t(`desk.outbox.kinds.${kind}`) : kind)
}
