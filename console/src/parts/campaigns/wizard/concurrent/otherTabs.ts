import { useEffect, useEffectEvent } from 'react'
import * as z from 'zod/mini'
import { watchSaved, writeSaved } from '../../../../lib/storage/storage.ts'

const SAVED = 'heed.campaignSaved'

const Saved = z.object({ companyId: z.int(), kind: z.string(), id: z.string() })
export type SavedCampaign = z.infer<typeof Saved>

/** `mark` makes each save unique, because storage events fire only for changed values. */
export function notifyOtherTabs(campaign: SavedCampaign, mark: string): void {
  writeSaved(SAVED, { ...campaign, mark })
}

export function useOtherTabs(campaign: SavedCampaign | undefined, heard: () => void): void {
  const hear = useEffectEvent((value: unknown) => {
    const { data } = Saved.safeParse(value)
    const isThis =
      data?.id === campaign?.id && data?.kind === campaign?.kind && data?.companyId === campaign?.companyId
    if (data && isThis) heard()
  })
  useEffect(() => watchSaved(SAVED, hear), [])
}
