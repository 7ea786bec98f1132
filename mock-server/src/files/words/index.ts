import * as z from 'zod/mini'
import cs from './cs.json' with { type: 'json' }
import da from './da.json' with { type: 'json' }
import de from './de.json' with { type: 'json' }
import el from './el.json' with { type: 'json' }
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }
import fi from './fi.json' with { type: 'json' }
import fr from './fr.json' with { type: 'json' }
import is from './is.json' with { type: 'json' }
import it from './it.json' with { type: 'json' }
import ja from './ja.json' with { type: 'json' }
import nl from './nl.json' with { type: 'json' }
import no from './no.json' with { type: 'json' }
import pl from './pl.json' with { type: 'json' }
import pt from './pt.json' with { type: 'json' }
import sv from './sv.json' with { type: 'json' }
import tr from './tr.json' with { type: 'json' }
import zh from './zh.json' with { type: 'json' }

const files = { en, is, de, da, no, sv, fi, nl, fr, es, it, pt, pl, cs, el, tr, ja, zh }

type WordKey = keyof typeof en
export type Words = Readonly<Record<WordKey, string>>

const Words = z.record(z.enum(Object.keys(en) as WordKey[]), z.string().check(z.minLength(1)))

type Language = keyof typeof files
const isSupportedLanguage = (language: string): language is Language => Object.hasOwn(files, language)

const wordsByLanguage = new Map<Language, Words>()

function readWords(language: Language): Words {
  const { data, error } = Words.safeParse(files[language])
  if (!data) throw new Error(`Check files/words/${language}.json:\n${z.prettifyError(error)}`)
  wordsByLanguage.set(language, data)
  return data
}

export const toSupportedLanguage = (language: string): Language =>
  isSupportedLanguage(language) ? language : 'en'

export function getWords(language: string): Words {
  const spokenLanguage = toSupportedLanguage(language)
  return wordsByLanguage.get(spokenLanguage) ?? readWords(spokenLanguage)
}

export const fillPlaceholders = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''))
