import type { TrainingRecommendation } from '@heed/contracts'
import type { RecommendationFilters } from '../../../../parts/campaigns/RecommendedTraining.ts'

interface Recommendations {
  areas: readonly TrainingRecommendation[]
  lists: readonly number[]
}

/** Undefined when no subject is excluded or no subject remains. */
export function filterRecommendations(
  { areas, lists }: Recommendations,
  narrowing: RecommendationFilters,
): Recommendations | undefined {
  const narrowedRecommendation = {
    areas: selectAreas(areas, narrowing),
    lists: lists.filter((id) => matchesList(id, narrowing)),
  }
  if (narrowedRecommendation.areas.length === 0 || narrowedRecommendation.lists.length === 0) return undefined
  return countRecommendations(narrowedRecommendation) < countRecommendations({ areas, lists })
    ? narrowedRecommendation
    : undefined
}

const countRecommendations = ({ areas, lists }: Recommendations): number =>
  areas.reduce((sum, { videos }) => sum + videos.length, lists.length)

const matchesList = (id: number, { list }: RecommendationFilters): boolean =>
  list === null || String(id) === list

/** Each subject is listed under one area, though it may train behaviours from several areas. */
function selectAreas(
  areas: readonly TrainingRecommendation[],
  { area, behaviour }: RecommendationFilters,
): readonly TrainingRecommendation[] {
  const training = areas.flatMap((item) => {
    const videos = item.videos.filter(
      ({ behaviours }) => behaviour !== null && behaviours?.includes(behaviour),
    )
    return videos.length > 0 ? [{ ...item, videos }] : []
  })
  if (training.length > 0) return training
  return area === null ? areas : areas.filter((item) => item.area === area)
}
