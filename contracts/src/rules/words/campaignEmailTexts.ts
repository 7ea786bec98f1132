import texts from './campaignMail.json' with { type: 'json' }
import { parseTranslations, translateText } from './everyLanguage.ts'
import { formatIcelandicMinutes } from './icelandicDays.ts'

export const campaignEmailTexts = parseTranslations('words/campaignMail.json', texts)

export const getCampaignEmailText = (
  name: keyof typeof campaignEmailTexts,
  language: string,
  values?: Readonly<Record<string, string | number>>,
): string => translateText(campaignEmailTexts[name], language, values)

const numberFormats = new Map<string, Intl.NumberFormat>()

export function formatMinutes(language: string, minutes: number): string {
  if (language === 'is') return formatIcelandicMinutes(minutes)
  const format =
    numberFormats.get(language) ??
    new Intl.NumberFormat(language, { style: 'unit', unit: 'minute', unitDisplay: 'long' })
  numberFormats.set(language, format)
  return format.format(minutes)
}
