import { createContext } from 'react'
import type { ScoreRange } from './score.ts'

export const ScoreRangesContext = createContext<readonly ScoreRange[]>([])
