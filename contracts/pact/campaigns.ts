import { boolean, matchInstant, string } from './matchers.ts'

export const trainingAbilities = {
  canRemind: boolean(false),
  canRename: boolean(false),
  canCopy: boolean(false),
  canStop: boolean(false),
  canDelete: boolean(false),
}

export const trainingRow = {
  ...trainingAbilities,
  id: 9001,
  name: 'Passwords',
  status: 2,
  statusInfo: { label: 'Active', color: string('#2e7d32') },
  isScorm: false,
  uniqueId: string('training-9001'),
  totalUsers: 1,
  firstBatch: matchInstant(),
  lastBatch: matchInstant(),
  updated: matchInstant(),
  attendance: 100,
  awarenessScore: 100,
  subjectsSent: 1,
  totalSubjects: 1,
  scheduleType: 0,
}

export const trainingFigures = { score: 1, total: 1, totalUsers: 1, subjectsSent: 1, totalSubjects: 1 }

export const assessmentRow = {
  id: 9101,
  name: 'Where we stand',
  status: 2,
  statusInfo: { label: 'Active', color: string('#2e7d32') },
  isScorm: false,
  uniqueId: string('a0000001'),
  last_updated: matchInstant(),
  deliveryDate: matchInstant(),
  due: matchInstant(),
  totalEmployees: 3,
  usersFinished: 1,
  started: 1,
  attendance: 33,
  resilienceScore: 65,
  areas: ['Phishing', 'Passwords'],
  userLists: [11, 12, 13],
}
