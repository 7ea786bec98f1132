import { readWords, translateText } from './everyLanguage.ts'
import texts from './scenario.json' with { type: 'json' }

export const scenarioWords = readWords('words/scenario.json', texts)

export type ScenarioWord = keyof typeof scenarioWords

export const getScenarioWord = (
  name: ScenarioWord,
  language: string,
  values?: Readonly<Record<string, string | number>>,
): string => translateText(scenarioWords[name], language, values)
