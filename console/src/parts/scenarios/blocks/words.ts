import { type ScenarioWord, scenarioWord } from '@heed/contracts/rules/scenarioWords'
import { createContext, useContext } from 'react'

const SpokenContext = createContext('en')
/** The language that a scenario is seen in. */
export const SpokenProvider = SpokenContext.Provider

/** What people read around a scenario, in the language that it is seen in: the console's own is the manager's. */
export function useScenarioWords(): (name: ScenarioWord) => string {
  const language = useContext(SpokenContext)
  return (name) => scenarioWord(name, language)
}
