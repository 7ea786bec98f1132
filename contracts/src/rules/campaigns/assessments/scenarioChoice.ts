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

const measures = ({ behaviours }: Scenario, code: string): boolean =>
  behaviours.some((behaviour) => behaviour.code === code)

export function choiceByArea<S extends Scenario>(
  areas: readonly Area[],
  chosen: readonly S[],
): AreaChoice<S>[] {
  const asked = chosen.filter(({ disabled }) => !disabled)
  const known = new Set(areas.map(({ name }) => name))
  const others = [...new Set(chosen.map(({ area }) => area))].filter((name) => !known.has(name))
  return [...areas, ...others.map((name) => ({ code: name, name, keyBehaviours: [] }))].flatMap((area) => {
    const scenarios = chosen.filter((scenario) => scenario.area === area.name)
    if (scenarios.length === 0) return []
    const named = [...area.keyBehaviours, ...scenarios.flatMap(({ behaviours }) => behaviours)]
    const behaviours = [...new Map(named.map(({ code, name }) => [code, name]))].map(([code, name]) => {
      const measuring = asked.filter((scenario) => measures(scenario, code))
      const { length } = measuring
      const lacks = Math.max(0, scenariosPerBehaviour - length)
      return { code, name, scenarios: measuring, coverage: computeCoverage(length), lacks }
    })
    return [{ code: area.code, name: area.name, scenarios, behaviours }]
  })
}

export const fittingScenarios = <S extends Scenario>(
  code: string,
  library: readonly S[],
  chosen: readonly number[],
): S[] =>
  library
    .filter((one) => !one.disabled && measures(one, code) && !chosen.includes(one.id))
    .toSorted((one, other) => one.difficulty - other.difficulty)

export function fillingScenarios<S extends Scenario>(
  behaviours: readonly Pick<BehaviourChoice<S>, 'code' | 'lacks'>[],
  library: readonly S[],
  chosen: readonly number[],
): S[] {
  const added: S[] = []
  for (const { code, lacks } of behaviours) {
    const missing = lacks - added.filter((one) => measures(one, code)).length
    const taken = [...chosen, ...added.map(({ id }) => id)]
    added.push(...fittingScenarios(code, library, taken).slice(0, Math.max(0, missing)))
  }
  return added
}
