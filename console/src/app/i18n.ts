import { removeDoubleFullStops } from '@heed/contracts'
import i18next, { type FormatterModule, type i18n, type PostProcessorModule } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { getFormats } from '../lib/formats.ts'
import { firstTexts } from '../lib/texts.ts'

const numberFormatter: FormatterModule = {
  type: 'formatter',
  init: () => undefined,
  add: () => undefined,
  addCached: () => undefined,
  // Numbers don't depend on the time zone, and querying the browser for it is slow.
  format: (value: unknown, _, language) =>
    typeof value === 'number' ? getFormats(language ?? 'en', 'UTC').number(value) : (value as string),
}

/** Avoids two full stops when a sentence ends with a name that ends with a full stop. */
const fullStopProcessor: PostProcessorModule = {
  type: 'postProcessor',
  name: 'oneStop',
  process: removeDoubleFullStops,
}

export async function startI18n(): Promise<i18n> {
  await i18next
    .use(initReactI18next)
    .use(numberFormatter)
    .use(fullStopProcessor)
    .init({
      lng: 'en',
      fallbackLng: 'en',
      resources: { en: { translation: firstTexts } },
      interpolation: { escapeValue: false, alwaysFormat: true },
      postProcess: fullStopProcessor.name,
    })
  return i18next
}
