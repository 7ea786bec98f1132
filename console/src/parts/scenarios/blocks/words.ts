import { getScenarioText, type ScenarioTextKey } from '@heed/contracts/rules/words/scenarioTexts'
import { createContext, useContext } from 'react'

const ScenarioLanguageContext = createContext('en')
export const ScenarioLanguageProvider = ScenarioLanguageContext.Provider

/** Texts in the scenario's language; the rest of the console uses the manager's language. */
export function useScenarioWords(): (name: ScenarioTextKey) => string {
  const language = useContext(ScenarioLanguageContext)
  return (name) => getScenarioText(name, language)
}
