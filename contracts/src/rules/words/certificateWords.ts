import { dayInName } from '../fileName.ts'
import texts from './certificate.json' with { type: 'json' }
import { readWords, translateText } from './everyLanguage.ts'
import { icelandicDay } from './icelandicDays.ts'

const certificateWords = readWords('words/certificate.json', texts)

export const certificateWord = (name: keyof typeof certificateWords, language: string): string =>
  translateText(certificateWords[name], language)

export function certificateDay(instant: Date, zone: string, language: string): string {
  if (language === 'is') return icelandicDay(new Date(dayInName(instant, zone)))
  const spoken = certificateWords.title.has(language) ? language : 'en'
  return new Intl.DateTimeFormat(spoken, { dateStyle: 'long', timeZone: zone }).format(instant)
}
