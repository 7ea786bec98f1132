import { type AssessmentRow, campaignStatus, getStatusInfo } from '@heed/contracts'

const { active } = campaignStatus

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

/** Responds with `runningRows` to requests for active campaigns, and with `latestRows` to those for any status. */
export const replyByStatus =
  <Row>(runningRows: Row[], latestRows: Row[]) =>
  ({ path }: { path: string }): Row[] => {
    const status = new URLSearchParams(path.split('?')[1]).get('status')
    if (status === null) return latestRows
    return status === String(active) ? runningRows : []
  }
