import type { ResourceContent } from '../entities/catalog.ts'
import type { Company } from '../entities/company.ts'

/** The language in which content is first shown: the one that is looked for, else the company's own, else English. */
export const shownLanguage = (
  { defaultLanguage }: Pick<Company, 'defaultLanguage'>,
  wanted: string | null | undefined,
): string => wanted ?? defaultLanguage ?? 'en'

/** What an item of the library is called in a language; as the platform calls it where that is not told. */
export const titleIn = (
  { title, translations = [] }: Pick<ResourceContent, 'title' | 'translations'>,
  language: string | null,
): string => translations.find((one) => one.language === language)?.title ?? title

/** A package has each language once. */
export const languageRefusal = (language: string, languages: readonly string[]): string | null =>
  languages.includes(language) ? `The package has the language "${language}" already` : null

/** Who deletes a language says whether it is the default one, with which the whole package goes; null where that is so. */
export const defaultLanguageRefusal = (isDefault: boolean, asked: '0' | '1' | undefined): string | null =>
  asked === undefined || (asked === '1') === isDefault
    ? null
    : 'The default language of this package is another one by now'
