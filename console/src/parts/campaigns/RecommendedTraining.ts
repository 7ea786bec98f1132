import { insightType, type RiskInsight } from '@heed/contracts'

export interface Recommendation {
  subjects: readonly number[]
  userLists: readonly number[]
}

export class RecommendedTraining {
  private assessmentId: string | undefined
  private recommendation: Recommendation | undefined

  tell(assessmentId: string, recommendation: Recommendation): void {
    this.assessmentId = assessmentId
    this.recommendation = recommendation
  }

  get(assessmentId: string): Recommendation | undefined {
    return assessmentId === this.assessmentId ? this.recommendation : undefined
  }
}

/** The part of a recommendation that the URL selects. */
export type RecommendationFilters = { area: string | null; behaviour: string | null; list: string | null }

export const parseRecommendationFilters = (query: URLSearchParams): RecommendationFilters => ({
  area: query.get('area'),
  behaviour: query.get('behaviour'),
  list: query.get('list'),
})

export function toRecommendationFilters({
  type,
  context,
}: RiskInsight): RecommendationFilters & Record<string, string | null> {
  const emptyNarrowing = { area: null, behaviour: null, list: null }
  switch (type) {
    case insightType.keyBehaviour:
      return { ...emptyNarrowing, area: context.threatArea, behaviour: context.keyBehaviour }
    case insightType.threatArea:
    case insightType.questions:
      return { ...emptyNarrowing, area: context.threatArea }
    case insightType.employeeList:
      return { ...emptyNarrowing, list: String(context.listId) }
  }
}
