import { previewAddresses, previewProblem } from '@heed/contracts'
import { invalid } from '../../calls/refusal.ts'
import { type CampaignMail, sendCampaignMail } from '../mails/campaignMail.ts'
import type { CampaignContext } from './CampaignKind.ts'
import { type RefusedChange, refused } from './changeCampaign.ts'

type Letter = Omit<CampaignMail, 'to' | 'kind'>

/** `write` returns the letters, or why there are none. */
export function sendPreviews(
  { world, company }: Pick<CampaignContext, 'world' | 'company'>,
  targetEmail: string,
  write: () => readonly Letter[] | string,
): RefusedChange | { success: true } {
  const problem = previewProblem({ targetEmail })
  if (problem) throw invalid([{ field: 'targetEmail', message: problem }])
  const letters = write()
  if (typeof letters === 'string') return refused(letters)
  for (const to of previewAddresses(targetEmail)) {
    for (const letter of letters)
      sendCampaignMail(world, company, 'email', { ...letter, to, kind: 'preview' })
  }
  return { success: true }
}
