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

  of(assessmentId: string): Recommendation | undefined {
    return assessmentId === this.assessmentId ? this.recommendation : undefined
  }
}
