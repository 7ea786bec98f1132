import { parseTranslations, translateText } from './everyLanguage.ts'
import texts from './scenario.json' with { type: 'json' }

export const scenarioTexts = parseTranslations('words/scenario.json', texts)

export type ScenarioTextKey = keyof typeof scenarioTexts

export const getScenarioText = (
  name: ScenarioTextKey,
  language: string,
  values?: Readonly<Record<string, string | number>>,
): string => translateText(scenarioTexts[name], language, values)
