/** What a learner has reached. */
export interface Outcome {
  /** Share of the course that is done, 0 to 1. */
  progress: number
  completed: boolean
  /** 0 to 100; null while there is nothing to tell of. */
  score: number | null
  /** null where nothing is examined, or before the end. */
  passed: boolean | null
}

/** One question as it was answered. */
export interface Interaction {
  /** Letters, digits and dashes. */
  id: string
  type: 'choice' | 'sequencing' | 'yesNo'
  question: string
  options: readonly { id: string; text: string }[]
  /** Ids of options: those chosen, all in their order, or each with its yes or no. */
  response: readonly string[]
  /** Share of what could be earned, 0 to 1. */
  share: number
  seconds: number
}

export interface Opened {
  /** What `report` gave at the last visit; '' at the first. */
  suspended: string
  /** What passes, 0 to 1, where the learning system says so. */
  mastery: number | null
}

/** The learning system that a package runs in. */
export interface Lms {
  open(): Promise<Opened>
  /** Tells where the learner stands; the last word counts. */
  report(outcome: Outcome, suspended: string): void
  answered(interaction: Interaction): void
  /** Ends the visit. Nothing is said after it; the address is where the learner goes on, if there is one. */
  close(): string | undefined
}
