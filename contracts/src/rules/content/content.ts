import type { Company } from '../../entities/companies/company.ts'
import type { ResourceContent } from '../../entities/content/catalog.ts'

export const selectLanguage = (
  { defaultLanguage }: Pick<Company, 'defaultLanguage'>,
  requestedLanguage: string | null | undefined,
): string => requestedLanguage ?? defaultLanguage ?? 'en'

export const getTranslatedTitle = (
  { title, translations = [] }: Pick<ResourceContent, 'title' | 'translations'>,
  language: string | null,
): string => translations.find((translation) => translation.language === language)?.title ?? title

interface TitledItem {
  title: string
  languages: readonly string[]
  translations?: readonly { language: string; title: string }[] | undefined
  language?: string | undefined
}

/** Language of the item's title, if it's known; `language` decides if several translations have this title. */
export function findTitleLanguage(item: TitledItem, language: string | null): string | undefined {
  const { title, languages, translations = [] } = item
  const candidates = translations.filter((translation) => translation.title === title)
  const translation = candidates.find((candidate) => candidate.language === language) ?? candidates[0]
  return translation?.language ?? item.language ?? (languages.length === 1 ? languages[0] : undefined)
}

export const getLanguageRefusal = (language: string, languages: readonly string[]): string | null =>
  languages.includes(language) ? `The package already has the language "${language}"` : null

export const getDefaultLanguageRefusal = (
  isDefault: boolean,
  requestedDefault: '0' | '1' | undefined,
): string | null =>
  requestedDefault === undefined || (requestedDefault === '1') === isDefault
    ? null
    : 'This package now has a different default language'
