export interface Outcome {
  /** Completed share, 0 to 1. */
  progress: number
  completed: boolean
  /** 0 to 100; null without a score. */
  score: number | null
  passed: boolean | null
}

export interface Interaction {
  id: string
  type: 'choice' | 'sequencing' | 'yesNo'
  question: string
  options: readonly { id: string; text: string }[]
  /** IDs of options: the selected ones, all in the chosen order, or each with '.yes' or '.no'. */
  response: readonly string[]
  /** Share of the possible points, 0 to 1. */
  share: number
  seconds: number
}

export interface LmsSession {
  suspendData: string
  /** Passing score, 0 to 1, if the learning system sets one. */
  mastery: number | null
}

export interface Lms {
  open(): Promise<LmsSession>
  report(outcome: Outcome, suspendData: string): void
  answered(interaction: Interaction): void
  close(): string | undefined
}
