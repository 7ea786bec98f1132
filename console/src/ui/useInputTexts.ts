import { useTranslation } from 'react-i18next'
import { loadTexts } from '../lib/texts.ts'

// The texts of the larger inputs come with their code: no first page waits for them, and no screen has to name them.
await loadTexts('inputs')

export const useInputTexts = () => useTranslation()
