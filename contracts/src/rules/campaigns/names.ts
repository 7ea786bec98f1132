import { toPlainName } from '../../entities/campaigns/campaignName.ts'

export const untitledTraining = 'Untitled Training'
export const untitledAssessment = 'Untitled Assessment'

export function isUntitled(name: string | null | undefined): boolean {
  const trimmedName = toPlainName(name ?? '')
  return trimmedName === '' || trimmedName === untitledTraining || trimmedName === untitledAssessment
}

export const createCopyName = (name: string): string => `${name} Copy`
