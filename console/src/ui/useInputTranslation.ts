import { useTranslation } from 'react-i18next'
import { addEnglishTexts } from '../lib/texts.ts'
import inputs from '../locales/en/inputs.json' with { type: 'json' }

// No top-level await, because WebKit resolves `import()` of an awaiting module before that module has run.
addEnglishTexts('inputs', inputs)

export const useInputTranslation = () => useTranslation()
