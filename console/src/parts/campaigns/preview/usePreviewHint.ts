import { useTranslation } from 'react-i18next'
import { useRoot } from '../../../app/RootContext.tsx'

/** What the button of a preview does, before it is pressed: to whom it would go, and that it asks first. For observers. */
export function usePreviewHint(): string {
  const { t } = useTranslation()
  const { email = '' } = useRoot().session.user ?? {}
  return t('campaigns.preview.hint', { email })
}
