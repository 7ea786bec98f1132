import { plainName } from '../../entities/campaignName.ts'

export const untitledTraining = 'Untitled Training'
export const untitledAssessment = 'Untitled Assessment'

/** Without a name of its own: saving and finalising ask for one first (S1 section 5). */
export function isUntitled(name: string | null | undefined): boolean {
  const plain = plainName(name ?? '')
  return plain === '' || plain === untitledTraining || plain === untitledAssessment
}

/** The name of a copy (S1 section 4). */
export const copyName = (name: string): string => `${name} Copy`
