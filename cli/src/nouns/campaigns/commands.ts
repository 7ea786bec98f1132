import { choice, command, flag, read, search, text } from '../../command/command.ts'
import { parseFormats } from '../reports/options.ts'

const trainingGroup = 'Trainings'
const assessmentGroup = 'Assessments'
const trainingTerm = ['training', 'The training, by its id or name'] as const
const assessmentTerm = ['assessment', 'The assessment, by its id or name'] as const

const listed = {
  status: choice(['draft', 'scheduled', 'active', 'completed'], 'Only those that stand so'),
  filter: search('Only those whose name contains the text'),
  desc: flag('Sort from the other end'),
}
export const trainingsListOptions = {
  ...listed,
  order: choice(
    ['updated', 'name', 'status', 'firstBatch', 'lastBatch'],
    'Sort by this; without it the latest first',
  ),
}
export const assessmentsListOptions = {
  ...listed,
  order: choice(['updated', 'name', 'deliveryDate', 'due'], 'Sort by this; without it the latest first'),
}

const intoFile = {
  zone: text('zone', 'Local times too, as in Europe/Berlin'),
  out: text(
    'file|folder',
    'Where the file goes; - is standard output in a pipe; without it the current folder',
  ),
  force: flag('Replace files that are there'),
}
export const trainingsReportOptions = {
  format: read('formats', 'Which files, as in pdf,csv; without it pdf', parseFormats),
  detailed: flag('Everybody in the PDF, a row per lesson in the CSV'),
  links: flag('The sign-in link of each person, as CSV'),
  ...intoFile,
}
export const assessmentsReportOptions = {
  of: choice(['people', 'answers', 'lists'], 'What the rows are; without it people'),
  ...intoFile,
}
const reportFields = ['company', 'id', 'name', 'files']

export const campaigns = [
  command({
    name: 'trainings list',
    group: trainingGroup,
    each: true,
    summary: 'Show trainings, packaged ones too, with how far they are',
    options: trainingsListOptions,
    examples: ['heed trainings list', 'heed trainings list --status active --order name'],
    fields: [
      'id',
      'name',
      'status',
      'packaged',
      'people',
      'attendance',
      'completion',
      'subjectsSent',
      'subjects',
      'firstBatch',
      'lastBatch',
      'updated',
    ],
    formats: ['json', 'csv'],
    load: async () => (await import('./trainingsList.ts')).listTrainings,
  }),
  command({
    name: 'trainings get',
    group: trainingGroup,
    each: true,
    summary: 'Show one training with its figures',
    argument: trainingTerm,
    options: {},
    examples: ['heed trainings get 202', 'heed trainings get "Phishing basics" --json'],
    fields: 'open',
    formats: ['json'],
    load: async () => (await import('./trainingsGet.ts')).getTraining,
  }),
  command({
    name: 'trainings report',
    group: trainingGroup,
    each: true,
    summary: 'Download the report of a training',
    argument: trainingTerm,
    options: trainingsReportOptions,
    examples: [
      'heed trainings report "Phishing basics" --format pdf,csv --out reports/',
      'heed trainings report 202 --format csv --detailed --out - > lessons.csv',
    ],
    fields: reportFields,
    formats: ['json'],
    load: async () => (await import('./trainingsReport.ts')).reportTraining,
  }),
  command({
    name: 'assessments list',
    group: assessmentGroup,
    each: true,
    summary: 'Show assessments, packaged ones too, with their scores',
    options: assessmentsListOptions,
    examples: ['heed assessments list', 'heed assessments list --status completed --csv'],
    fields: [
      'id',
      'name',
      'status',
      'packaged',
      'people',
      'started',
      'finished',
      'attendance',
      'resilienceScore',
      'areas',
      'deliveryDate',
      'due',
      'updated',
    ],
    formats: ['json', 'csv'],
    load: async () => (await import('./assessmentsList.ts')).listAssessments,
  }),
  command({
    name: 'assessments get',
    group: assessmentGroup,
    each: true,
    summary: 'Show one assessment with its scores',
    argument: assessmentTerm,
    options: {},
    examples: ['heed assessments get 202', 'heed assessments get "Where we stand" --json'],
    fields: 'open',
    formats: ['json'],
    load: async () => (await import('./assessmentsGet.ts')).getAssessment,
  }),
  command({
    name: 'assessments report',
    group: assessmentGroup,
    each: true,
    summary: 'Download the results of an assessment as CSV',
    argument: assessmentTerm,
    options: assessmentsReportOptions,
    examples: [
      'heed assessments report "Where we stand" --out results.csv',
      'heed assessments report 202 --of answers --zone Europe/Berlin',
    ],
    fields: reportFields,
    formats: ['json'],
    load: async () => (await import('./assessmentsReport.ts')).reportAssessment,
  }),
]
