import { type Selection, sendRemindersRefusal } from '@heed/contracts'
import { createSelectionFilter } from '../../calls/selection.ts'
import { channelsProblem } from '../integrations/channels.ts'
import type { CampaignContext, CampaignReminders, CampaignRow } from './CampaignKind.ts'
import { type RefusedChange, refused } from './changeCampaign.ts'

interface Asked {
  selection?: Selection | undefined
}

/** `last` is the instant of the campaign's latest reminder. */
export function remindPeople<Row extends CampaignRow, Person>(
  kind: CampaignReminders<Row, Person>,
  asking: CampaignContext & { input: Asked },
  row: Row,
  people: readonly Person[],
  last: string | null,
): RefusedChange | { success: true; count: number } {
  const { world, company, caller, input } = asking
  const isSelected = createSelectionFilter(input.selection)
  const reached = people.filter((person) => isSelected(kind.employee(person)))
  const counts = { remindersCount: reached.length, lastReminders: last }
  // The call has no confirmation flag: sending again within 24 hours counts as confirmed.
  const reason =
    kind.refuse(asking, row, 'remind') ??
    sendRemindersRefusal(counts, true, world.clock.instant) ??
    channelsProblem(world, company, caller.person, kind.reminderChannels(row))
  if (reason) return refused(reason)
  kind.remind(world, row, reached)
  return { success: true, count: reached.length }
}
