import { companyName } from '@heed/contracts'
import { useTranslation } from 'react-i18next'
import { useRoot } from '../root/RootContext.tsx'

export function useFileNote(): string | undefined {
  const { t, i18n } = useTranslation()
  const { languages, session } = useRoot()
  const { company } = session
  const { defaultLanguage = 'en' } = company ?? {}
  return !company || defaultLanguage === i18n.language
    ? undefined
    : t('kit.fileLanguage', {
        language: languages.nameOf(defaultLanguage),
        company: companyName(company),
      })
}
