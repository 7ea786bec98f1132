import { formatDayInName } from '../fileName.ts'
import texts from './certificate.json' with { type: 'json' }
import { readWords, translateText } from './everyLanguage.ts'
import { formatIcelandicDay } from './icelandicDays.ts'

const certificateWords = readWords('words/certificate.json', texts)

export const getCertificateWord = (name: keyof typeof certificateWords, language: string): string =>
  translateText(certificateWords[name], language)

export function formatCertificateDay(instant: Date, zone: string, language: string): string {
  if (language === 'is') return formatIcelandicDay(new Date(formatDayInName(instant, zone)))
  const supportedLanguage = certificateWords.title.has(language) ? language : 'en'
  return new Intl.DateTimeFormat(supportedLanguage, { dateStyle: 'long', timeZone: zone }).format(instant)
}
