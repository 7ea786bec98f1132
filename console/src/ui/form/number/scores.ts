export type ScoreRange = { min: number; max: number }

export const wholeRange: ScoreRange = { min: 0, max: 100 }
