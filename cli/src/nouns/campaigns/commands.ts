import {
  createChoiceOption,
  createFlagOption,
  createParsedOption,
  createSearchOption,
  createTextOption,
  defineCommand,
} from '../../command/command.ts'
import { parseFormats } from '../reports/options.ts'

const trainingGroup = 'Trainings'
const assessmentGroup = 'Assessments'
const trainingArgument = ['training', 'Training ID or name'] as const
const assessmentArgument = ['assessment', 'Assessment ID or name'] as const

const listOptions = {
  status: createChoiceOption(['draft', 'scheduled', 'active', 'completed'], 'Only rows with this status'),
  filter: createSearchOption('Only names containing this text'),
  desc: createFlagOption('Reverse the sort order'),
}
export const trainingsListOptions = {
  ...listOptions,
  order: createChoiceOption(
    ['updated', 'name', 'status', 'firstBatch', 'lastBatch'],
    'Sort by this field; by default, latest first',
  ),
}
export const assessmentsListOptions = {
  ...listOptions,
  order: createChoiceOption(
    ['updated', 'name', 'deliveryDate', 'due'],
    'Sort by this field; by default, latest first',
  ),
}

const outputOptions = {
  zone: createTextOption('zone', 'Add local times in this time zone, such as Europe/Berlin'),
  out: createTextOption(
    'file|folder',
    'Output file or folder (default: current folder); - for standard output',
  ),
  force: createFlagOption('Overwrite existing files'),
}
export const trainingsReportOptions = {
  format: createParsedOption('formats', 'File formats, such as pdf,csv (default: pdf)', parseFormats),
  detailed: createFlagOption('In the PDF, list every employee; in the CSV, write one row per lesson'),
  links: createFlagOption("Download employees' sign-in links as CSV"),
  ...outputOptions,
}
export const assessmentsReportOptions = {
  of: createChoiceOption(
    ['people', 'answers', 'lists'],
    'Write one row per person, answer or list; people by default',
  ),
  ...outputOptions,
}
const reportFields = ['company', 'id', 'name', 'files']

export const campaignCommands = [
  defineCommand({
    name: 'trainings list',
    group: trainingGroup,
    each: true,
    summary: 'Show trainings, including packaged ones, and their progress',
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
  defineCommand({
    name: 'trainings get',
    group: trainingGroup,
    each: true,
    summary: 'Show one training with its results',
    argument: trainingArgument,
    options: {},
    examples: ['heed trainings get 202', 'heed trainings get "Phishing basics" --json'],
    fields: 'open',
    formats: ['json'],
    load: async () => (await import('./trainingsGet.ts')).getTraining,
  }),
  defineCommand({
    name: 'trainings report',
    group: trainingGroup,
    each: true,
    summary: "Download a training's report",
    argument: trainingArgument,
    options: trainingsReportOptions,
    examples: [
      'heed trainings report "Phishing basics" --format pdf,csv --out reports/',
      'heed trainings report 202 --format csv --detailed --out - > lessons.csv',
    ],
    fields: reportFields,
    formats: ['json'],
    load: async () => (await import('./trainingsReport.ts')).downloadTrainingReport,
  }),
  defineCommand({
    name: 'assessments list',
    group: assessmentGroup,
    each: true,
    summary: 'Show assessments, including packaged ones, and their scores',
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
  defineCommand({
    name: 'assessments get',
    group: assessmentGroup,
    each: true,
    summary: 'Show one assessment with its scores',
    argument: assessmentArgument,
    options: {},
    examples: ['heed assessments get 202', 'heed assessments get "Where we stand" --json'],
    fields: 'open',
    formats: ['json'],
    load: async () => (await import('./assessmentsGet.ts')).getAssessment,
  }),
  defineCommand({
    name: 'assessments report',
    group: assessmentGroup,
    each: true,
    summary: "Download an assessment's results as CSV",
    argument: assessmentArgument,
    options: assessmentsReportOptions,
    examples: [
      'heed assessments report "Where we stand" --out results.csv',
      'heed assessments report 202 --of answers --zone Europe/Berlin',
    ],
    fields: reportFields,
    formats: ['json'],
    load: async () => (await import('./assessmentsReport.ts')).downloadAssessmentReport,
  }),
]
