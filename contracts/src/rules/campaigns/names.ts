import { plainName } from '../../entities/campaigns/campaignName.ts'

export const untitledTraining = 'Untitled Training'
export const untitledAssessment = 'Untitled Assessment'

export function isUntitled(name: string | null | undefined): boolean {
  const plain = plainName(name ?? '')
  return plain === '' || plain === untitledTraining || plain === untitledAssessment
}

export const copyName = (name: string): string => `${name} Copy`
