import { csvLine, csvTime, isPlanned, statusWord, type TrainingRow } from '@heed/contracts'
import { csvBlob, download } from '../../../lib/files/download.ts'

/** Packaged trainings and trainings that sent nothing have no shares, as on screen. */
const asksNobody = ({ isScorm, status, subjectsSent }: TrainingRow): boolean =>
  isScorm || (isPlanned(status) && subjectsSent === 0)

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
        asksNobody(training) ? '' : training.attendance,
        asksNobody(training) ? '' : training.awarenessScore,
      ]),
    ),
  ]
}

export const downloadTrainings = (name: string, trainings: readonly TrainingRow[]): void =>
  download(name, csvBlob(trainingLines(trainings)))
