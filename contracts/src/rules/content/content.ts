import type { Company } from '../../entities/companies/company.ts'
import type { ResourceContent } from '../../entities/content/catalog.ts'

export const shownLanguage = (
  { defaultLanguage }: Pick<Company, 'defaultLanguage'>,
  wanted: string | null | undefined,
): string => wanted ?? defaultLanguage ?? 'en'

export const titleIn = (
  { title, translations = [] }: Pick<ResourceContent, 'title' | 'translations'>,
  language: string | null,
): string => translations.find((one) => one.language === language)?.title ?? title

export const languageRefusal = (language: string, languages: readonly string[]): string | null =>
  languages.includes(language) ? `The package already has the language "${language}"` : null

export const defaultLanguageRefusal = (isDefault: boolean, asked: '0' | '1' | undefined): string | null =>
  asked === undefined || (asked === '1') === isDefault
    ? null
    : 'This package now has a different default language'
