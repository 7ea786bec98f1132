import texts from './campaignMail.json' with { type: 'json' }
import { readWords, translateText } from './everyLanguage.ts'
import { icelandicMinutes } from './icelandicDays.ts'

export const campaignMailWords = readWords('words/campaignMail.json', texts)

export const campaignMailWord = (
  name: keyof typeof campaignMailWords,
  language: string,
  values?: Readonly<Record<string, string | number>>,
): string => translateText(campaignMailWords[name], language, values)

const formats = new Map<string, Intl.NumberFormat>()

export function minutesIn(language: string, minutes: number): string {
  if (language === 'is') return icelandicMinutes(minutes)
  const format =
    formats.get(language) ??
    new Intl.NumberFormat(language, { style: 'unit', unit: 'minute', unitDisplay: 'long' })
  formats.set(language, format)
  return format.format(minutes)
}
