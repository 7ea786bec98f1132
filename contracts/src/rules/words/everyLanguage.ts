import * as z from 'zod/mini'
import { checkData } from '../checkData.ts'

const sourceLanguage = 'en'
const codes = [sourceLanguage, ...'is da no sv fi de nl fr es it pt pl cs el tr ja zh'.split(' ')]
const text = z.string().check(z.minLength(1))

/** A text in every language, keyed by language code, in the platform's order. */
export type Translations = ReadonlyMap<string, string>
export const Translations = z.pipe(
  z.strictObject(Object.fromEntries(codes.map((code) => [code, text]))),
  z.transform((texts): Translations => new Map(Object.entries(texts))),
)
const Words = z.record(z.string(), Translations)

export const parseTranslations = <Name extends string>(
  file: string,
  data: Readonly<Record<Name, unknown>>,
): Readonly<Record<Name, Translations>> => checkData(file, data, Words) as Record<Name, Translations>

export function translateText(
  text: Translations,
  language: string,
  values: Readonly<Record<string, string | number>> = {},
): string {
  const translation = text.get(language) ?? text.get(sourceLanguage) ?? ''
  if (!translation.includes('{')) return translation
  return translation.replace(/\{(\w+)\}/g, (whole, key) => String(values[key] ?? whole))
}
