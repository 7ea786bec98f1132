import { insightType, type RiskInsight, type TrainingRecommendation } from '@heed/contracts'
import type { Narrowing } from '../../../../parts/campaigns/RecommendedTraining.ts'

export function toNarrowing({ type, context }: RiskInsight): Narrowing & Record<string, string | null> {
  const none = { area: null, behaviour: null, list: null }
  switch (type) {
    case insightType.keyBehaviour:
      return { ...none, area: context.threatArea, behaviour: context.keyBehaviour }
    case insightType.threatArea:
    case insightType.questions:
      return { ...none, area: context.threatArea }
    case insightType.employeeList:
      return { ...none, list: String(context.listId) }
  }
}

interface Recommended {
  areas: readonly TrainingRecommendation[]
  lists: readonly number[]
}

/** Undefined when no subject is excluded or no subject remains. */
export function narrowRecommended({ areas, lists }: Recommended, narrow: Narrowing): Recommended | undefined {
  const some = { areas: areasFor(areas, narrow), lists: lists.filter((id) => isList(id, narrow)) }
  if (some.areas.length === 0 || some.lists.length === 0) return undefined
  return count(some) < count({ areas, lists }) ? some : undefined
}

const count = ({ areas, lists }: Recommended): number =>
  areas.reduce((sum, { videos }) => sum + videos.length, lists.length)

const isList = (id: number, { list }: Narrowing): boolean => list === null || String(id) === list

/** Each subject is listed under one area, though it may train behaviours from several areas. */
function areasFor(
  areas: readonly TrainingRecommendation[],
  { area, behaviour }: Narrowing,
): readonly TrainingRecommendation[] {
  const training = areas.flatMap((one) => {
    const videos = one.videos.filter(
      ({ behaviours }) => behaviour !== null && behaviours?.includes(behaviour),
    )
    return videos.length > 0 ? [{ ...one, videos }] : []
  })
  if (training.length > 0) return training
  return area === null ? areas : areas.filter((one) => one.area === area)
}
