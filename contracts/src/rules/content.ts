/** A package has each language once. */
export const languageRefusal = (language: string, languages: readonly string[]): string | null =>
  languages.includes(language) ? `The package has the language "${language}" already` : null

/** Who deletes a language says whether it is the default one, with which the whole package goes; null where that is so. */
export const defaultLanguageRefusal = (isDefault: boolean, asked: '0' | '1' | undefined): string | null =>
  asked === undefined || (asked === '1') === isDefault
    ? null
    : 'The default language of this package is another one by now'
