import {
  formatCsvTime,
  type KeyBehaviourRow,
  type ReminderOverviewRow,
  type ThreatAreaRow,
} from '@heed/contracts'
import { downloadCsv } from '../../../lib/files/downloadCsv.ts'

/** All other statuses mean that the message was sent (S1 section 3). */
export const plannedReminderStatus = 0

export const downloadAreas = (name: string, areas: readonly ThreatAreaRow[]): void =>
  downloadCsv(
    name,
    ['Threat area', 'Scenarios', 'Weakest key behaviour', 'Average score (%)'],
    areas.map(({ area, questionsCount, weakestKeyBehaviour, averageScore }) => [
      area,
      questionsCount,
      weakestKeyBehaviour,
      averageScore,
    ]),
  )

export const downloadBehaviours = (name: string, behaviours: readonly KeyBehaviourRow[]): void =>
  downloadCsv(
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

export const downloadReminders = (name: string, reminders: readonly ReminderOverviewRow[]): void =>
  downloadCsv(
    name,
    ['Time (UTC)', 'Status', 'Recipients'],
    reminders.map(({ send, status, sendTo }) => [
      formatCsvTime(send),
      status === plannedReminderStatus ? 'scheduled' : 'sent',
      sendTo,
    ]),
  )
