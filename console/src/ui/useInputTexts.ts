import { useTranslation } from 'react-i18next'
import { loadTexts } from '../lib/texts.ts'

// Loaded with the inputs' code, so that no first page waits for them.
await loadTexts('inputs')

export const useInputTexts = () => useTranslation()
