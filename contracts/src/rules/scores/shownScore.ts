type ScoredPerson = { started: string | boolean | null; scorePercent: number | null }

/** Employees who haven't started have no score, although the platform sends 0 (S1 section 9, F-10). */
export const getShownScore = ({ started, scorePercent }: ScoredPerson): number | null =>
  started ? scorePercent : null
