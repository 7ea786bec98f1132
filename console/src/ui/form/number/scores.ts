export type ScoreRange = { min: number; max: number }

export const fullScoreRange: ScoreRange = { min: 0, max: 100 }
