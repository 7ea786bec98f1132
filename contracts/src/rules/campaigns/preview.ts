import type { TrainingPreview } from '../../entities/campaigns/trainingSave.ts'
import { isEmail } from '../../entities/emailAddress.ts'
import { emailMaxLength } from '../../entities/limits.ts'
import { normalizeAddress } from '../../entities/names.ts'
import { countCharacters } from '../../entities/primitives.ts'

/** Comma-separated; spaces and duplicates are ignored (S1 section 5, C-10). */
export const parsePreviewAddresses = (targetEmail: string): string[] => [
  ...new Set(
    targetEmail
      .split(',')
      .map(normalizeAddress)
      .filter((address) => address !== ''),
  ),
]

export function getPreviewProblem({
  targetEmail,
  previewType,
  selectedEvents = [],
}: Pick<TrainingPreview, 'targetEmail'> & Partial<Pick<TrainingPreview, 'previewType' | 'selectedEvents'>>):
  | string
  | null {
  const addresses = parsePreviewAddresses(targetEmail)
  if (addresses.length === 0) return 'Enter at least one email address'
  const invalidAddress = addresses.find(
    (address) => !isEmail(address) || countCharacters(address) > emailMaxLength,
  )
  if (invalidAddress !== undefined) return `Email not valid: ${invalidAddress}`
  return previewType === 'selected' && selectedEvents.length === 0 ? 'Choose at least one delivery' : null
}
