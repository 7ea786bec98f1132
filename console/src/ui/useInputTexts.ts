import i18next from 'i18next'
import { useTranslation } from 'react-i18next'
import inputs from '../locales/en/inputs.json' with { type: 'json' }

i18next.addResourceBundle('en', 'translation', { inputs }, true, true)

/** The texts of the larger inputs come with their code: no first page waits for them, and no screen has to name them. */
export const useInputTexts = () => useTranslation()
