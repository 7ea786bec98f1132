import * as z from 'zod/mini'
import { checkData } from '../checkData.ts'

const mother = 'en'
const codes = [mother, ...'is da no sv fi de nl fr es it pt pl cs el tr ja zh'.split(' ')]
const text = z.string().check(z.minLength(1))

/** A text by language code, in the platform's order of languages. */
export type Translated = ReadonlyMap<string, string>
export const Translated = z.pipe(
  z.strictObject(Object.fromEntries(codes.map((code) => [code, text]))),
  z.transform((texts): Translated => new Map(Object.entries(texts))),
)
const Words = z.record(z.string(), Translated)

export const readWords = <Name extends string>(
  file: string,
  data: Readonly<Record<Name, unknown>>,
): Readonly<Record<Name, Translated>> => checkData(file, data, Words) as Record<Name, Translated>

export function saidIn(
  text: Translated,
  language: string,
  values: Readonly<Record<string, string | number>> = {},
): string {
  const said = text.get(language) ?? text.get(mother) ?? ''
  if (!said.includes('{')) return said
  return said.replace(/\{(\w+)\}/g, (whole, key) => String(values[key] ?? whole))
}
