import { difficulty } from '@heed/contracts'
import type { ParseKeys } from 'i18next'

const difficulties: Readonly<Record<number, ParseKeys>> = {
  [difficulty.basic]: 'scenarios.difficulties.basic',
  [difficulty.medium]: 'scenarios.difficulties.medium',
  [difficulty.advanced]: 'scenarios.difficulties.advanced',
}

export const getDifficultyKey = (level: number): ParseKeys | undefined => difficulties[level]
