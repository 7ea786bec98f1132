import { getPreviewProblem, parsePreviewAddresses } from '@heed/contracts'
import { createInvalidInputError } from '../../calls/refusal.ts'
import { type CampaignEmail, sendCampaignEmail } from '../mails/campaignEmail.ts'
import type { CampaignContext } from './CampaignKind.ts'
import { createRefusedChange, type RefusedChange } from './changeCampaign.ts'

type PreviewEmail = Omit<CampaignEmail, 'to' | 'kind'>

/** `createLetters` returns the letters, or why there are none. */
export function sendPreviews(
  { world, company }: Pick<CampaignContext, 'world' | 'company'>,
  targetEmail: string,
  createLetters: () => readonly PreviewEmail[] | string,
): RefusedChange | { success: true } {
  const problem = getPreviewProblem({ targetEmail })
  if (problem) throw createInvalidInputError([{ field: 'targetEmail', message: problem }])
  const letters = createLetters()
  if (typeof letters === 'string') return createRefusedChange(letters)
  for (const to of parsePreviewAddresses(targetEmail)) {
    for (const letter of letters)
      sendCampaignEmail(world, company, 'email', { ...letter, to, kind: 'preview' })
  }
  return { success: true }
}
