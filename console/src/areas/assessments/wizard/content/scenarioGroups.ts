import { createTextFilter, type Question, type ThreatArea } from '@heed/contracts'

export interface ScenarioQuery {
  area: string
  behaviour: string
  difficulty: number | undefined
  search: string
}

export interface ScenarioGroup {
  name: string
  scenarios: readonly Question[]
}

export function groupScenarios(
  scenarios: readonly Question[],
  areas: readonly ThreatArea[],
  { area, behaviour, difficulty, search }: ScenarioQuery,
): ScenarioGroup[] {
  const matches = createTextFilter(search)
  const matchingScenarios = scenarios.filter(
    (scenario) =>
      (area === '' || scenario.area === area) &&
      (behaviour === '' || scenario.behaviours.some(({ code }) => code === behaviour)) &&
      (difficulty === undefined || scenario.difficulty === difficulty) &&
      matches(`${scenario.name}\n${scenario.adminDescription}`),
  )
  const names = new Set([
    ...areas.map(({ name }) => name),
    ...matchingScenarios.map((scenario) => scenario.area),
  ])
  return [...names]
    .map((name) => ({ name, scenarios: matchingScenarios.filter((scenario) => scenario.area === name) }))
    .filter((group) => group.scenarios.length > 0)
}

export const selectBehaviours = (areas: readonly ThreatArea[], area: string): ThreatArea['keyBehaviours'] =>
  areas.filter(({ name }) => area === '' || name === area).flatMap(({ keyBehaviours }) => keyBehaviours)
