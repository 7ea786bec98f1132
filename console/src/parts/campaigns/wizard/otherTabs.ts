import { useEffect, useEffectEvent } from 'react'
import * as z from 'zod/mini'
import { onSavedElsewhere, save } from '../../../lib/storage.ts'

const SAVED = 'heed.campaignSaved'

const Saved = z.object({ companyId: z.int(), kind: z.enum(['training', 'assessment']), id: z.string() })
export type SavedCampaign = z.infer<typeof Saved>

/** Tells the other tabs that a campaign is not as they know it any more; `mark` makes each saving another one. */
export function tellOtherTabs(campaign: SavedCampaign, mark: string): void {
  save(SAVED, { ...campaign, mark })
}

/** Hears that another tab has saved a campaign. */
export function useOtherTabs(campaign: SavedCampaign | undefined, heard: () => void): void {
  const hear = useEffectEvent((value: unknown) => {
    const { data } = Saved.safeParse(value)
    const isThis =
      data?.id === campaign?.id && data?.kind === campaign?.kind && data?.companyId === campaign?.companyId
    if (data && isThis) heard()
  })
  useEffect(() => onSavedElsewhere(SAVED, hear), [])
}
