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
