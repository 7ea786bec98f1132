import { ApiError, type CampaignStatus } from '@heed/contracts'
import * as z from 'zod/mini'
import type { Campaign, CampaignId } from '../../parts/campaigns/wizard/model/campaign.ts'

export const topics = ['email', 'call', 'usb'] as const

export const DrillValues = z.object({
  name: z.string(),
  userLists: z.array(z.int()),
  beginsWithContent: z.boolean(),
  topic: z.nullable(z.enum(topics)),
})
export type DrillValues = z.infer<typeof DrillValues>

export interface Drill extends Campaign {
  values: DrillValues
  updated: string
}

type DrillSave = { id: CampaignId | undefined; values: DrillValues; status: CampaignStatus; now: string }

/** Stands in for the API on the kit's pages. */
export class DrillsStore {
  private readonly drillsById = new Map<string, Drill>()

  get(id: string): Drill {
    const drill = this.drillsById.get(id)
    if (drill) return drill
    throw new ApiError('', { kind: 'notFound', operation: '', status: 404, requestId: '' })
  }

  findByName(name: string): Drill[] {
    return [...this.drillsById.values()].filter((drill) => drill.name === name)
  }

  save({ id = this.drillsById.size + 1, values, status, now }: DrillSave): Drill {
    const created = this.drillsById.get(String(id))?.created ?? now
    const drill = {
      id,
      name: values.name,
      status,
      isScorm: false,
      uniqueId: '',
      created,
      updated: now,
      values,
    }
    this.drillsById.set(String(id), drill)
    return drill
  }
}
