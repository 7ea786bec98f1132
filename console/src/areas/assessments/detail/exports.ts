import { csvLine, type KeyBehaviourRow, type ReminderOverviewRow, type ThreatAreaRow } from '@heed/contracts'
import { csvBlob, download } from '../../../lib/download.ts'

/** The status of a reminder that is still to go out; any other was sent (S1 section 3). */
export const plannedReminder = 0

/** One line a threat area. */
export const downloadAreas = (name: string, areas: readonly ThreatAreaRow[]): void =>
  save(
    name,
    ['Threat area', 'Scenarios', 'Weakest key behaviour', 'Average score (%)'],
    areas.map(({ area, questionsCount, weakestKeyBehaviour, averageScore }) => [
      area,
      questionsCount,
      weakestKeyBehaviour,
      averageScore,
    ]),
  )

/** One line a key behaviour of a threat area. */
export const downloadBehaviours = (name: string, behaviours: readonly KeyBehaviourRow[]): void =>
  save(
    name,
    ['Key behaviour', 'Threat area', 'Coverage (%)', 'Average score (%)', 'Employees at risk (%)'],
    behaviours.map(({ keyBehaviourName, threatArea, coverage, averageScore, usersAtRiskPercentage }) => [
      keyBehaviourName,
      threatArea,
      coverage,
      averageScore,
      usersAtRiskPercentage,
    ]),
  )

/** One line a reminder: when, whether it went out, and how many it reached or would reach. */
export const downloadReminders = (name: string, reminders: readonly ReminderOverviewRow[]): void =>
  save(
    name,
    ['Time (UTC)', 'Status', 'Recipients'],
    reminders.map(({ send, status, sendTo }) => [
      send,
      status === plannedReminder ? 'scheduled' : 'sent',
      sendTo,
    ]),
  )

type Cell = string | number | null

/** What is not known is an empty cell. */
function save(name: string, heads: readonly string[], lines: readonly (readonly Cell[])[]): void {
  download(name, csvBlob([csvLine(heads), ...lines.map((cells) => csvLine(cells.map((cell) => cell ?? '')))]))
}
