import { ApiError, type CampaignStatus } from '@heed/contracts'
import * as z from 'zod/mini'
import type { Campaign, Key } from '../../parts/campaigns/wizard/model/campaign.ts'

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

type Save = { id: Key | undefined; values: DrillValues; status: CampaignStatus; now: string }

/** Replaces the API in the kit. */
export class DrillsStore {
  private readonly all = new Map<string, Drill>()

  get(id: string): Drill {
    const found = this.all.get(id)
    if (found) return found
    throw new ApiError('', { kind: 'notFound', operation: '', status: 404, requestId: '' })
  }

  listNamed(name: string): Drill[] {
    return [...this.all.values()].filter((drill) => drill.name === name)
  }

  save({ id = this.all.size + 1, values, status, now }: Save): Drill {
    const created = this.all.get(String(id))?.created ?? now
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
    this.all.set(String(id), drill)
    return drill
  }
}
