import { difficulty } from '@heed/contracts'
import type { ParseKeys } from 'i18next'

/** Keys of how hard a scenario is; the words are the specification's own (S2 section 2.4). */
const difficulties: Readonly<Record<number, ParseKeys>> = {
  [difficulty.basic]: 'scenarios.difficulties.basic',
  [difficulty.medium]: 'scenarios.difficulties.medium',
  [difficulty.advanced]: 'scenarios.difficulties.advanced',
}

/** Undefined for a level that nobody here knows. */
export const difficultyOf = (level: number): ParseKeys | undefined => difficulties[level]
