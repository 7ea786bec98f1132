import { useTranslation } from 'react-i18next'
import { useRoot } from '../../../app/root/RootContext.tsx'

export function usePreviewHint(): string {
  const { t } = useTranslation()
  const { email = '' } = useRoot().session.user ?? {}
  return t('campaigns.preview.hint', { email })
}
