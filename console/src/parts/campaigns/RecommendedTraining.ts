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

/** The part of a recommendation that the address selects. */
export type Narrowing = { area: string | null; behaviour: string | null; list: string | null }

export const parseNarrowing = (query: URLSearchParams): Narrowing => ({
  area: query.get('area'),
  behaviour: query.get('behaviour'),
  list: query.get('list'),
})
