import { type AssessmentRow, csvLine, csvTime, isPlanned, statusWord } from '@heed/contracts'
import { csvBlob, download } from '../../../lib/files/download.ts'

function assessmentLines(assessments: readonly AssessmentRow[]): string[] {
  return [
    csvLine([
      'Name',
      'Packaged',
      'Status',
      'Employees',
      'Delivery (UTC)',
      'Due (UTC)',
      'Attendance (%)',
      'Resilience score',
      'Threat areas',
    ]),
    ...assessments.map((assessment) =>
      csvLine([
        assessment.name,
        assessment.isScorm ? 'yes' : 'no',
        statusWord(assessment.status),
        assessment.isScorm ? '' : assessment.totalEmployees,
        csvTime(assessment.deliveryDate),
        csvTime(assessment.due),
        assessment.isScorm || isPlanned(assessment.status) ? '' : assessment.attendance,
        assessment.resilienceScore ?? '',
        assessment.areas.join(', '),
      ]),
    ),
  ]
}

export const downloadAssessments = (name: string, assessments: readonly AssessmentRow[]): void =>
  download(name, csvBlob(assessmentLines(assessments)))
