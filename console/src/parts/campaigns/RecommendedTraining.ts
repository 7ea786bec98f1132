/** Subjects for what people are weak at, and the lists whose people it was found with. */
export interface Recommendation {
  subjects: readonly number[]
  userLists: readonly number[]
}

/** What the assessment that was looked at last recommends: a training begins with it. */
export class RecommendedTraining {
  private assessmentId: string | undefined
  private recommendation: Recommendation | undefined

  tell(assessmentId: string, recommendation: Recommendation): void {
    this.assessmentId = assessmentId
    this.recommendation = recommendation
  }

  /** Undefined where that assessment was not looked at. */
  of(assessmentId: string): Recommendation | undefined {
    return assessmentId === this.assessmentId ? this.recommendation : undefined
  }
}
