import { useTranslation } from 'react-i18next'
import { useRoot } from '../../../app/root/RootContext.tsx'

export function useLanguageName(): (code: string) => string {
  const { t } = useTranslation()
  const { languages } = useRoot()
  return (code) => languages.findName(code) ?? t('packages.languageNotFound')
}
