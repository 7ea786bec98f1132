import { csvLine, csvTime, statusWord, type TrainingRow } from '@heed/contracts'
import { csvBlob, download } from '../../../lib/download.ts'

/** One line a training; a packaged one tells nothing of people. */
function trainingLines(trainings: readonly TrainingRow[]): string[] {
  return [
    csvLine([
      'Name',
      'Status',
      'Employees',
      'Start (UTC)',
      'End (UTC)',
      'Attendance (%)',
      'Completion rate (%)',
    ]),
    ...trainings.map((training) =>
      csvLine([
        training.name,
        statusWord(training.status),
        training.isScorm ? '' : training.totalUsers,
        csvTime(training.firstBatch),
        csvTime(training.lastBatch),
        training.isScorm ? '' : training.attendance,
        training.isScorm ? '' : training.awarenessScore,
      ]),
    ),
  ]
}

export const downloadTrainings = (name: string, trainings: readonly TrainingRow[]): void =>
  download(name, csvBlob(trainingLines(trainings)))
