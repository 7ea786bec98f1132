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

export function scenarioGroups(
  scenarios: readonly Question[],
  areas: readonly ThreatArea[],
  { area, behaviour, difficulty, search }: ScenarioQuery,
): ScenarioGroup[] {
  const matches = createTextFilter(search)
  const found = scenarios.filter(
    (one) =>
      (area === '' || one.area === area) &&
      (behaviour === '' || one.behaviours.some(({ code }) => code === behaviour)) &&
      (difficulty === undefined || one.difficulty === difficulty) &&
      matches(`${one.name}\n${one.adminDescription}`),
  )
  const names = new Set([...areas.map(({ name }) => name), ...found.map((one) => one.area)])
  return [...names]
    .map((name) => ({ name, scenarios: found.filter((one) => one.area === name) }))
    .filter((group) => group.scenarios.length > 0)
}

export const selectBehaviours = (areas: readonly ThreatArea[], area: string): ThreatArea['keyBehaviours'] =>
  areas.filter(({ name }) => area === '' || name === area).flatMap(({ keyBehaviours }) => keyBehaviours)
