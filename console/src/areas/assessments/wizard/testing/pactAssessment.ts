import { boolean, eachLike, instant, integer, like, string } from '@heed/contracts/pact'

/** Nobody has a score before somebody has answered. */
const scores = (status: number) =>
  status > 1
    ? { lastCompleted: instant(), resilienceScore: integer(65), score: integer(65) }
    : { lastCompleted: null, resilienceScore: null, score: null }

/** An assessment of two scenarios as the wizard reads it. */
export const assessment = (status: -1 | 1 | 2 | 4) => ({
  id: 9101,
  name: 'Where we stand',
  status,
  generalAssessmentStatus: string('draft'),
  statusInfo: { label: string('Draft'), color: string('#757575') },
  active: integer(0),
  scheduleType: 0,
  date: instant(),
  deliveryDate: instant(),
  due: instant(),
  timeOfDay: string('09:00'),
  created: instant(),
  last_updated: instant(),
  channel: 1,
  sendOptions: { date: instant(), channel: 1, scheduleType: 0 },
  definition: {
    questions: [1001, 2001],
    userLists: [11, 12, 13],
    areas: like([]),
    personalizeData: like({}),
  },
  personalizeEnabled: boolean(false),
  introMessageEnabled: boolean(false),
  introMessage: null,
  reminders_enabled: boolean(true),
  reminders_channel: 1,
  reminders_steps: eachLike({ id: integer(91010), sendTime: instant() }),
  templateIds: ['custom'],
  templateCustomized: boolean(true),
  questions: [1001, 2001],
  selectedUserListsIds: [11, 12, 13],
  selectedUserCount: integer(3),
  threatAreas: like([]),
  areas: like([]),
  ...scores(status),
  attendance: integer(0),
  usersFinished: integer(0),
  usersStarted: integer(0),
  usersTotal: integer(0),
  totalEmployees: integer(0),
  bouncedEmails: integer(0),
  started: integer(0),
  completed: integer(0),
  recommendations: like([]),
  isScorm: false,
  isCompleted: boolean(false),
  hasStarted: boolean(false),
  canRemind: boolean(false),
  uniqueId: string('a0000001'),
  companyId: 101,
})
