import { type AssessmentRow, campaignStatus, getStatusInfo, type TrainingRow } from '@heed/contracts'

const { active, draft } = campaignStatus

export const anAssessment = (overrides: Partial<AssessmentRow>): AssessmentRow => ({
  id: 5,
  name: 'Where we stand',
  status: active,
  statusInfo: getStatusInfo(overrides.status ?? active),
  isScorm: false,
  uniqueId: 'a5',
  last_updated: '2026-02-10T09:00:00.000Z',
  deliveryDate: '2026-02-10T09:00:00.000Z',
  due: '2026-03-10T09:00:00.000Z',
  totalEmployees: 240,
  usersFinished: 120,
  started: 180,
  attendance: 75,
  resilienceScore: 62,
  areas: ['Phishing'],
  userLists: [7],
  ...overrides,
})

/** Answers like the platform, with rows given newest first, but never with more than `pageSize`. */
function answerPage<Row extends { status: number }>(
  rows: readonly Row[],
  { path }: { path: string },
  pageSize = Number.POSITIVE_INFINITY,
): { rows: Row[]; count: number } {
  const query = new URLSearchParams(path.split('?')[1])
  const status = query.get('status')
  const found = rows.filter((row) =>
    status === null ? query.get('d') === '1' || row.status !== draft : String(row.status) === status,
  )
  return { rows: found.slice(0, Math.min(Number(query.get('n')), pageSize)), count: found.length }
}

export const answerTrainings =
  (rows: readonly TrainingRow[], pageSize?: number) => (call: { path: string }) => {
    const { rows: automations, count } = answerPage(rows, call, pageSize)
    return { automations, count }
  }

export const answerAssessments =
  (all: readonly AssessmentRow[], pageSize?: number) => (call: { path: string }) => {
    const { rows: assessments, count } = answerPage(all, call, pageSize)
    return { assessments, count }
  }
