import { formatFileNameDate } from '../fileName.ts'
import texts from './certificate.json' with { type: 'json' }
import { parseTranslations, translateText } from './everyLanguage.ts'
import { formatIcelandicDay } from './icelandicDays.ts'

const certificateTexts = parseTranslations('words/certificate.json', texts)

export const getCertificateText = (name: keyof typeof certificateTexts, language: string): string =>
  translateText(certificateTexts[name], language)

export function formatCertificateDay(instant: Date, zone: string, language: string): string {
  if (language === 'is') return formatIcelandicDay(new Date(formatFileNameDate(instant, zone)))
  const supportedLanguage = certificateTexts.title.has(language) ? language : 'en'
  return new Intl.DateTimeFormat(supportedLanguage, { dateStyle: 'long', timeZone: zone }).format(instant)
}
