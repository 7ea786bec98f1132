import {
  type Assessment,
  type AssessmentRow,
  atRiskRange,
  type Company,
  countBouncedEmails,
  endsSoon,
  findListsBehind,
  getSeatShortage,
  type ListBehind,
  type SeatShortage,
  type Training,
  type TrainingRow,
} from '@heed/contracts'
import type { Tone } from '../../../ui/theme/palette.ts'
import type { Drafts } from '../newestCampaigns.ts'
import type { AttentionStore, FailedReport, FailedSync, WeakResult } from './AttentionStore.ts'

export type AttentionItem =
  | { kind: 'seats'; shortage: SeatShortage; company: Company }
  | ({ kind: 'weakest' } & WeakResult)
  | ({ kind: 'sync' } & FailedSync)
  | ({ kind: 'report' } & FailedReport)
  | { kind: 'assessmentEnds'; assessment: Assessment; due: string; unfinished: number }
  | { kind: 'trainingEnds'; training: Training; end: string; behind: number }
  | { kind: 'trainingBounced'; training: Training; count: number }
  | { kind: 'assessmentBounced'; assessment: Assessment; count: number }
  | { kind: 'listsBehind'; training: Training; lists: readonly ListBehind[] }
  | { kind: 'trainingDrafts'; drafts: Drafts<TrainingRow> }
  | { kind: 'assessmentDrafts'; drafts: Drafts<AssessmentRow> }

/** Most urgent first within a severity. */
const kindsByUrgency: readonly AttentionItem['kind'][] = [
  'seats',
  'weakest',
  'sync',
  'report',
  'assessmentEnds',
  'trainingEnds',
  'listsBehind',
  'assessmentBounced',
  'trainingBounced',
  'trainingDrafts',
  'assessmentDrafts',
]

type Severity = Extract<Tone, 'error' | 'warning' | 'info'>

const severities: readonly Severity[] = ['error', 'warning', 'info']

export function getSeverity(item: AttentionItem): Severity {
  switch (item.kind) {
    case 'weakest':
    case 'sync':
    case 'report':
      return 'error'
    case 'seats':
      return item.shortage === 'nearlyUsed' ? 'warning' : 'error'
    case 'trainingDrafts':
    case 'assessmentDrafts':
      return 'info'
    default:
      return 'warning'
  }
}

export type AttentionSources = {
  [Source in keyof Pick<
    AttentionStore,
    'trainings' | 'assessments' | 'weakest' | 'syncs' | 'reports'
  >]?: AttentionStore[Source]['value']
} & { drafts?: AttentionStore['drafts'] }

export function collectAttention(sources: AttentionSources, company: Company, now: Date): AttentionItem[] {
  const { trainings = [], assessments = [], weakest, drafts, syncs = [], reports = [] } = sources
  const shortage = getSeatShortage(company)
  const items: AttentionItem[] = [
    ...(shortage ? [{ kind: 'seats' as const, shortage, company }] : []),
    ...(weakest && Math.round(weakest.insight.context.averageScore) <= atRiskRange.to
      ? [{ kind: 'weakest' as const, ...weakest }]
      : []),
    ...syncs.map((failed) => ({ kind: 'sync' as const, ...failed })),
    ...reports.map((failed) => ({ kind: 'report' as const, ...failed })),
    ...trainings.flatMap((training) => listTrainingItems(training, now)),
    ...assessments.flatMap((assessment) => listAssessmentItems(assessment, now)),
    ...(drafts?.training ? [{ kind: 'trainingDrafts' as const, drafts: drafts.training }] : []),
    ...(drafts?.assessment ? [{ kind: 'assessmentDrafts' as const, drafts: drafts.assessment }] : []),
  ]
  const rank = (item: AttentionItem) =>
    severities.indexOf(getSeverity(item)) * kindsByUrgency.length + kindsByUrgency.indexOf(item.kind)
  return items.toSorted((a, b) => rank(a) - rank(b))
}

/** A training that ends soon has the same remedy as its lists, so these aren't listed as well. */
function listTrainingItems(training: Training, now: Date): AttentionItem[] {
  const { lastBatch, behindUsers = 0 } = training
  const bounced = countBouncedEmails(training.bouncedEmails)
  const lists = findListsBehind(training)
  const isEnding = endsSoon(lastBatch, now) && behindUsers > 0
  return [
    ...(isEnding
      ? [{ kind: 'trainingEnds' as const, training, end: lastBatch, behind: behindUsers }]
      : lists.length > 0
        ? [{ kind: 'listsBehind' as const, training, lists }]
        : []),
    ...(bounced > 0 ? [{ kind: 'trainingBounced' as const, training, count: bounced }] : []),
  ]
}

function listAssessmentItems(assessment: Assessment, now: Date): AttentionItem[] {
  const { due, usersTotal, usersFinished } = assessment
  const bounced = countBouncedEmails(assessment.bouncedEmails)
  const unfinished = usersTotal - usersFinished
  return [
    ...(endsSoon(due, now) && unfinished > 0
      ? [{ kind: 'assessmentEnds' as const, assessment, due, unfinished }]
      : []),
    ...(bounced > 0 ? [{ kind: 'assessmentBounced' as const, assessment, count: bounced }] : []),
  ]
}
