import i18next, { type i18n } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { firstTexts } from './texts.ts'

/** English is part of the program: no text has to be fetched before the first page. */
export async function startI18n(): Promise<i18n> {
  await i18next.use(initReactI18next).init({
    lng: 'en',
    fallbackLng: 'en',
    resources: { en: { translation: firstTexts } },
    interpolation: { escapeValue: false },
  })
  return i18next
}
