import { isSameValue } from '@heed/contracts'
import type { Campaign, CampaignValues, PendingSave } from './campaign.ts'

/** Maximum number of campaigns to compare: only the newest with the same name. */
export const SEARCH_SIZE = 10

interface CampaignSearch<Saved extends Campaign, Values extends CampaignValues> {
  isPackaged: boolean
  listByName: (name: string) => Promise<readonly Pick<Saved, 'id' | 'name'>[]>
  get: (id: string) => Promise<Saved>
  toValues: (campaign: Saved) => Values
  getContent: (values: Values) => readonly number[]
}

export async function findSavedCampaign<Saved extends Campaign, Values extends CampaignValues>(
  { since, values }: PendingSave<Values>,
  search: CampaignSearch<Saved, Values>,
  knownId?: Campaign['id'],
): Promise<Saved | undefined> {
  const namesakes = await search.listByName(values.name)
  for (const { id } of namesakes.filter((item) => item.name === values.name && item.id !== knownId)) {
    const campaign = await search.get(String(id))
    if (Date.parse(campaign.created) >= Date.parse(since) && hasSentValues(campaign, values, search))
      return campaign
  }
  return undefined
}

/** Two campaigns can have the same name, so content and lists must match too. */
function hasSentValues<Saved extends Campaign, Values extends CampaignValues>(
  campaign: Saved,
  sentValues: Values,
  { isPackaged, toValues, getContent }: CampaignSearch<Saved, Values>,
): boolean {
  const savedValues = toValues(campaign)
  const sortLists = ({ userLists }: Values) => (isPackaged ? [] : userLists.toSorted((a, b) => a - b))
  return (
    campaign.isScorm === isPackaged &&
    isSameValue(getContent(savedValues), getContent(sentValues)) &&
    isSameValue(sortLists(savedValues), sortLists(sentValues))
  )
}
