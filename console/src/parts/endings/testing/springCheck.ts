import { type AssessmentRow, campaignStatus, getStatusInfo } from '@heed/contracts'

export const springCheck: AssessmentRow = {
  id: 7,
  name: 'Spring check',
  status: campaignStatus.active,
  statusInfo: getStatusInfo(campaignStatus.active),
  isScorm: false,
  uniqueId: 'a0000007',
  last_updated: '2026-02-10T09:00:00.000Z',
  deliveryDate: '2026-02-10T09:00:00.000Z',
  due: '2026-03-20T09:00:00.000Z',
  totalEmployees: 48,
  usersFinished: 12,
  started: 20,
  attendance: 42,
  resilienceScore: 62,
  areas: ['Phishing'],
  userLists: [7],
}
