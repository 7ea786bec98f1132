import { useEffect, useEffectEvent } from 'react'
import * as z from 'zod/mini'
import { watchSavedValue, writeSavedValue } from '../../../../lib/storage/storage.ts'

const SAVED_STORAGE_KEY = 'heed.campaignSaved'

const SavedCampaignSchema = z.object({ companyId: z.int(), kind: z.string(), id: z.string() })
export type SavedCampaign = z.infer<typeof SavedCampaignSchema>

/** `mark` makes each save unique, because storage events fire only for changed values. */
export function notifyOtherTabs(campaign: SavedCampaign, mark: string): void {
  writeSavedValue(SAVED_STORAGE_KEY, { ...campaign, mark })
}

export function useSavesInOtherTabs(campaign: SavedCampaign | undefined, onSaved: () => void): void {
  const handleSavedCampaign = useEffectEvent((value: unknown) => {
    const { data } = SavedCampaignSchema.safeParse(value)
    const isSameCampaign =
      data?.id === campaign?.id && data?.kind === campaign?.kind && data?.companyId === campaign?.companyId
    if (data && isSameCampaign) onSaved()
  })
  useEffect(() => watchSavedValue(SAVED_STORAGE_KEY, handleSavedCampaign), [])
}
