import { sameValue } from '@heed/contracts'
import type { Campaign, CampaignValues, Sent } from './campaign.ts'

/** Maximum number of campaigns to compare: only the newest with the same name. */
export const SEARCH_SIZE = 10

interface Looking<Saved extends Campaign, Values extends CampaignValues> {
  isPackaged: boolean
  lastNamed: (name: string) => Promise<readonly Pick<Saved, 'id' | 'name'>[]>
  get: (id: string) => Promise<Saved>
  valuesOf: (saved: Saved) => Values
  contentOf: (values: Values) => readonly number[]
}

export async function findSavedCampaign<Saved extends Campaign, Values extends CampaignValues>(
  { since, values }: Sent<Values>,
  looking: Looking<Saved, Values>,
  known?: Campaign['id'],
): Promise<Saved | undefined> {
  const named = await looking.lastNamed(values.name)
  for (const { id } of named.filter((one) => one.name === values.name && one.id !== known)) {
    const found = await looking.get(String(id))
    if (Date.parse(found.created) >= Date.parse(since) && hasSentValues(found, values, looking)) return found
  }
  return undefined
}

/** Two campaigns can have the same name, so content and lists must match too. */
function hasSentValues<Saved extends Campaign, Values extends CampaignValues>(
  saved: Saved,
  sent: Values,
  { isPackaged, valuesOf, contentOf }: Looking<Saved, Values>,
): boolean {
  const made = valuesOf(saved)
  const lists = ({ userLists }: Values) => (isPackaged ? [] : userLists.toSorted((one, other) => one - other))
  return (
    saved.isScorm === isPackaged &&
    sameValue(contentOf(made), contentOf(sent)) &&
    sameValue(lists(made), lists(sent))
  )
}
