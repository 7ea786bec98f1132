import { companyName } from '@heed/contracts'
import { useTranslation } from 'react-i18next'
import { useCompany, useRoot } from './RootContext.tsx'

/**
 * What is said of a file before it comes, each thing in its line: last the language in which the platform writes the
 * files of the company, where that is not the one that is read here. For observers.
 */
export function useFileHint(): (...said: (string | undefined)[]) => string | undefined {
  const { t, i18n } = useTranslation()
  const { languages } = useRoot()
  const company = useCompany()
  const { defaultLanguage = 'en' } = company
  const language =
    defaultLanguage === i18n.language
      ? undefined
      : t('kit.fileLanguage', {
          language: languages.nameOf(defaultLanguage),
          company: companyName(company),
        })
  return (...said) => [...said, language].filter((line) => line !== undefined).join('\n') || undefined
}
