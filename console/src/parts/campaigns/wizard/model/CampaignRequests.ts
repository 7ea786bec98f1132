import type { ActionResult } from '@heed/contracts'
import type { Campaign, CampaignId, SaveCall } from './campaign.ts'

export type ConcurrentChange = 'saved' | 'stopped' | 'started' | 'completed' | 'deleted'

/** Response to a save, with the saved campaign in the same field for all kinds. */
export type SaveResponse = ActionResult & { saved?: { id: CampaignId } | undefined }

/** Requests that save one kind of campaign; `id` is undefined for a new one. */
export interface CampaignRequests<Saved extends Campaign, Wizard> {
  explainChange(latest: Saved, previous: Saved | undefined): Exclude<ConcurrentChange, 'deleted'>
  /** False for drafts; saving a planned or running campaign takes effect immediately (S1 section 4). */
  startsBySaving(campaign: Saved): boolean
  /** These calls are shown on screen as `heed` commands. */
  draftCall(wizard: Wizard): SaveCall
  /** Undefined until everything needed to start is filled in. */
  startCall(wizard: Wizard): SaveCall | undefined
  saveDraft(wizard: Wizard, id: CampaignId | undefined): Promise<SaveResponse>
  start(wizard: Wizard, id: CampaignId | undefined): Promise<SaveResponse>
  createPackage(wizard: Wizard): Promise<SaveResponse>
  onSaved?(wizard: Wizard, id: CampaignId): void
}
