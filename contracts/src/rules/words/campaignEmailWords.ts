import texts from './campaignMail.json' with { type: 'json' }
import { readWords, translateText } from './everyLanguage.ts'
import { formatIcelandicMinutes } from './icelandicDays.ts'

export const campaignEmailWords = readWords('words/campaignMail.json', texts)

export const getCampaignEmailWord = (
  name: keyof typeof campaignEmailWords,
  language: string,
  values?: Readonly<Record<string, string | number>>,
): string => translateText(campaignEmailWords[name], language, values)

const numberFormats = new Map<string, Intl.NumberFormat>()

export function formatMinutes(language: string, minutes: number): string {
  if (language === 'is') return formatIcelandicMinutes(minutes)
  const format =
    numberFormats.get(language) ??
    new Intl.NumberFormat(language, { style: 'unit', unit: 'minute', unitDisplay: 'long' })
  numberFormats.set(language, format)
  return format.format(minutes)
}
