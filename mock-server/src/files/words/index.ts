import { german } from './de.ts'
import { english } from './en.ts'
import { icelandic } from './is.ts'

export type Words = { readonly [K in keyof typeof english]: string }

const byLanguage: Readonly<Record<string, Words>> = { en: english, is: icelandic, de: german }

/** The language that a document speaks to a company of a language: its own where there are words of it, else English. */
export const spokenIn = (language: string): string => (Object.hasOwn(byLanguage, language) ? language : 'en')

export const wordsOf = (language: string): Words => byLanguage[spokenIn(language)] ?? english

/** A text with its braces filled in. */
export const filled = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''))
