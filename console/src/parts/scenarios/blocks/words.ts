import { type ScenarioWord, scenarioWord } from '@heed/contracts/rules/scenarioWords'
import { createContext, useContext } from 'react'

const SpokenContext = createContext('en')
export const SpokenProvider = SpokenContext.Provider

/** In the scenario's language; the console itself uses the manager's. */
export function useScenarioWords(): (name: ScenarioWord) => string {
  const language = useContext(SpokenContext)
  return (name) => scenarioWord(name, language)
}
