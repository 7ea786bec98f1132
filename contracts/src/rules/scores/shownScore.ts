/** Somebody in a campaign: since when, or only whether, they have started, and a score in percent. */
type Scored = { started: string | boolean | null; scorePercent: number | null }

/** The score as screens and files show it: who has not started has none, though the platform says 0 (S1 section 9, F-10). */
export const shownScore = ({ started, scorePercent }: Scored): number | null =>
  started ? scorePercent : null
