import { useEffect, useEffectEvent } from 'react'
import * as z from 'zod/mini'
import { watchSaved, writeSaved } from '../../../../lib/storage/storage.ts'

const SAVED_STORAGE_KEY = 'heed.campaignSaved'

const Saved = z.object({ companyId: z.int(), kind: z.string(), id: z.string() })
export type SavedCampaign = z.infer<typeof Saved>

/** `mark` makes each save unique, because storage events fire only for changed values. */
export function notifyOtherTabs(campaign: SavedCampaign, mark: string): void {
  writeSaved(SAVED_STORAGE_KEY, { ...campaign, mark })
}

export function useOtherTabs(campaign: SavedCampaign | undefined, onSaved: () => void): void {
  const handleSavedCampaign = useEffectEvent((value: unknown) => {
    const { data } = Saved.safeParse(value)
    const isSameCampaign =
      data?.id === campaign?.id && data?.kind === campaign?.kind && data?.companyId === campaign?.companyId
    if (data && isSameCampaign) onSaved()
  })
  useEffect(() => watchSaved(SAVED_STORAGE_KEY, handleSavedCampaign), [])
}
