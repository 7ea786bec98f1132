import { useTranslation } from 'react-i18next'
import { useRoot } from '../../app/RootContext.tsx'

/** A language by its code, in English; one that the platform does not speak is not found. For observers. */
export function useLanguageName(): (code: string) => string {
  const { t } = useTranslation()
  const { languages } = useRoot()
  return (code) => languages.spoken(code) ?? t('packages.languageNotFound')
}
