import { czech } from './cs.ts'
import { danish } from './da.ts'
import { german } from './de.ts'
import { greek } from './el.ts'
import { english } from './en.ts'
import { spanish } from './es.ts'
import { finnish } from './fi.ts'
import { french } from './fr.ts'
import { icelandic } from './is.ts'
import { italian } from './it.ts'
import { japanese } from './ja.ts'
import { dutch } from './nl.ts'
import { norwegian } from './no.ts'
import { polish } from './pl.ts'
import { portuguese } from './pt.ts'
import { swedish } from './sv.ts'
import { turkish } from './tr.ts'
import { chinese } from './zh.ts'

export type Words = { readonly [K in keyof typeof english]: string }

const byLanguage: Readonly<Record<string, Words>> = {
  en: english,
  is: icelandic,
  de: german,
  da: danish,
  no: norwegian,
  sv: swedish,
  fi: finnish,
  nl: dutch,
  fr: french,
  es: spanish,
  it: italian,
  pt: portuguese,
  pl: polish,
  cs: czech,
  el: greek,
  tr: turkish,
  ja: japanese,
  zh: chinese,
}

export const spokenIn = (language: string): string => (Object.hasOwn(byLanguage, language) ? language : 'en')

export const wordsOf = (language: string): Words => byLanguage[spokenIn(language)] ?? english

export const filled = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''))
