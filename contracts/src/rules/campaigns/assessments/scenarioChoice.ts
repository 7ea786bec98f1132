import type { Question, ThreatArea } from '../../../entities/content/question.ts'
import { computeCoverage, scenariosPerBehaviour } from '../../scores/assessmentResults.ts'

type Scenario = Pick<Question, 'id' | 'area' | 'behaviours' | 'disabled' | 'difficulty'>
type Area = Pick<ThreatArea, 'code' | 'name' | 'keyBehaviours'>

export interface BehaviourChoice<S> {
  code: string
  name: string
  scenarios: readonly S[]
  coverage: number
  lacks: number
}

export interface AreaChoice<S> {
  code: string
  name: string
  scenarios: readonly S[]
  behaviours: readonly BehaviourChoice<S>[]
}

const hasBehaviour = ({ behaviours }: Scenario, code: string): boolean =>
  behaviours.some((behaviour) => behaviour.code === code)

export function groupChoiceByArea<S extends Scenario>(
  areas: readonly Area[],
  chosenScenarios: readonly S[],
): AreaChoice<S>[] {
  const enabledScenarios = chosenScenarios.filter(({ disabled }) => !disabled)
  const knownAreas = new Set(areas.map(({ name }) => name))
  const otherAreas = [...new Set(chosenScenarios.map(({ area }) => area))].filter(
    (name) => !knownAreas.has(name),
  )
  return [...areas, ...otherAreas.map((name) => ({ code: name, name, keyBehaviours: [] }))].flatMap(
    (area) => {
      const scenarios = chosenScenarios.filter((scenario) => scenario.area === area.name)
      if (scenarios.length === 0) return []
      const allBehaviours = [...area.keyBehaviours, ...scenarios.flatMap(({ behaviours }) => behaviours)]
      const behaviours = [...new Map(allBehaviours.map(({ code, name }) => [code, name]))].map(
        ([code, name]) => {
          const measuringScenarios = enabledScenarios.filter((scenario) => hasBehaviour(scenario, code))
          const { length } = measuringScenarios
          const missingScenarios = Math.max(0, scenariosPerBehaviour - length)
          return {
            code,
            name,
            scenarios: measuringScenarios,
            coverage: computeCoverage(length),
            lacks: missingScenarios,
          }
        },
      )
      return [{ code: area.code, name: area.name, scenarios, behaviours }]
    },
  )
}

export const findMatchingScenarios = <S extends Scenario>(
  code: string,
  library: readonly S[],
  chosenIds: readonly number[],
): S[] =>
  library
    .filter(
      (scenario) => !scenario.disabled && hasBehaviour(scenario, code) && !chosenIds.includes(scenario.id),
    )
    .toSorted((a, b) => a.difficulty - b.difficulty)

export function pickMissingScenarios<S extends Scenario>(
  behaviours: readonly Pick<BehaviourChoice<S>, 'code' | 'lacks'>[],
  library: readonly S[],
  chosenIds: readonly number[],
): S[] {
  const addedScenarios: S[] = []
  for (const { code, lacks } of behaviours) {
    const missingCount = lacks - addedScenarios.filter((scenario) => hasBehaviour(scenario, code)).length
    const takenIds = [...chosenIds, ...addedScenarios.map(({ id }) => id)]
    addedScenarios.push(...findMatchingScenarios(code, library, takenIds).slice(0, Math.max(0, missingCount)))
  }
  return addedScenarios
}
