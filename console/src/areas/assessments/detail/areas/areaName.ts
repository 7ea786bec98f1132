import { threatAreaCode } from '@heed/contracts'
import type { AssessmentStore } from '../AssessmentStore.ts'

/** Until the area is loaded, returns the area's code with spaces. */
export function areaName(assessment: AssessmentStore, code: string): string {
  const known = assessment.info.value?.areas.find(({ name }) => threatAreaCode(name) === code)?.name
  return known ?? assessment.area(code).value?.keyBehaviours[0]?.threatArea ?? code.replaceAll('_', ' ')
}
