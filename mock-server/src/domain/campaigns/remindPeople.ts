import { getSendRemindersRefusal, type Selection } from '@heed/contracts'
import { createSelectionFilter } from '../../calls/selection.ts'
import { findChannelsProblem } from '../integrations/channels.ts'
import type { CampaignContext, CampaignReminderMethods, CampaignRow } from './CampaignKind.ts'
import { createRefusedChange, type RefusedChange } from './changeCampaign.ts'

interface RemindInput {
  selection?: Selection | undefined
}

/** `last` is the instant of the campaign's latest reminder. */
export function remindPeople<Row extends CampaignRow, Person>(
  kind: CampaignReminderMethods<Row, Person>,
  context: CampaignContext & { input: RemindInput },
  row: Row,
  people: readonly Person[],
  last: string | null,
): RefusedChange | { success: true; count: number } {
  const { world, company, caller, input } = context
  const isSelected = createSelectionFilter(input.selection)
  const selectedPeople = people.filter((person) => isSelected(kind.employee(person)))
  const counts = { remindersCount: selectedPeople.length, lastReminders: last }
  // The call has no confirmation flag: sending again within 24 hours counts as confirmed.
  const reason =
    kind.getRefusal(context, row, 'remind') ??
    getSendRemindersRefusal(counts, true, world.clock.instant) ??
    findChannelsProblem(world, company, caller.person, kind.reminderChannels(row))
  if (reason) return createRefusedChange(reason)
  kind.remind(world, row, selectedPeople)
  return { success: true, count: selectedPeople.length }
}
