import {
  type Assessment,
  AssessmentTally,
  type AssessmentUser,
  campaignStatus,
  computeAssessmentTotals,
  computeRiskInsights,
  computeScoreDistribution,
  createAssessmentListRows,
  getPersonScore,
  getStatusInfo,
  getThreatAreaDetail,
  listAreaScores,
  listScenarioRows,
  listThreatAreaRows,
  listThreatAreaScores,
  type Measure,
} from '@heed/contracts'
import {
  createAnswer as answerOf,
  createPerson,
  createRecord,
  questions,
} from '@heed/contracts/rules/scores/testRecord'
import { FakeServer, refuse } from '../../../../../test/fakeServer.ts'

/** Percentage earned in each scenario; undefined if unanswered. */
export type EarnedScores = { listIds: number[]; earned: readonly (number | undefined)[]; started?: boolean }

export const makeLists = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: index + 1, name: `List number ${index + 1} of many` }))

export function makeTally(people: readonly EarnedScores[]): AssessmentTally {
  const employees = people.map(({ listIds, earned: earnedScores, started = false }, id) => ({
    ...createPerson(
      id,
      listIds,
      earnedScores.every((score) => score !== undefined),
    ),
    started: started || earnedScores.some((score) => score !== undefined),
  }))
  const answers = people.flatMap(({ earned: earnedScores }, id) =>
    questions.flatMap(({ id: question, maxScoresByBehaviour }, index) => {
      const percent = earnedScores[index]
      if (percent === undefined) return []
      const points = Object.entries(maxScoresByBehaviour).map(([code, max]) => [code, (percent * max) / 100])
      return [answerOf(id, question, Object.fromEntries(points) as Record<string, number>)]
    }),
  )
  return new AssessmentTally(createRecord(employees, answers))
}

const noon = '2026-02-16T12:00:00.000Z'

export function anAssessment(tally: AssessmentTally, overrides: Partial<Assessment> = {}): Assessment {
  const { status = campaignStatus.active } = overrides
  const totals = computeAssessmentTotals(tally)
  return {
    id: 7,
    name: 'Spring check',
    status,
    generalAssessmentStatus: 'active',
    statusInfo: getStatusInfo(status),
    active: 1,
    scheduleType: 0,
    date: noon,
    deliveryDate: noon,
    timeOfDay: '12:00',
    due: '2026-03-20T12:00:00.000Z',
    created: noon,
    last_updated: noon,
    lastCompleted: null,
    channel: 1,
    sendOptions: { date: noon, channel: 1, scheduleType: 0 },
    definition: {
      questions: questions.map(({ id }) => id),
      userLists: [1, 2],
      areas: tally.areas.map(({ name }) => name),
      personalizeData: {},
    },
    personalizeEnabled: 0,
    introMessageEnabled: 0,
    reminders_enabled: 0,
    reminders_channel: 1,
    reminders_steps: [],
    templateIds: ['custom'],
    templateCustomized: 1,
    questions: questions.map(({ id }) => id),
    selectedUserListsIds: [1, 2],
    selectedUserCount: totals.usersTotal,
    threatAreas: listAreaScores(tally),
    areas: listAreaScores(tally),
    scoreDistribution: computeScoreDistribution(tally),
    ...totals,
    totalEmployees: totals.usersTotal,
    bouncedEmails: 0,
    started: totals.usersStarted,
    completed: totals.usersFinished,
    score: totals.resilienceScore,
    recommendations: [],
    isScorm: false,
    isCompleted: status === campaignStatus.completed,
    hasStarted: totals.usersStarted > 0,
    canRemind: true,
    uniqueId: 'k1v7q2',
    companyId: 11,
    ...overrides,
  }
}

const scenarioReportCall = 'GET /companies/11/assessments/7/questions_report'
export const assessmentUrl = '/companies/11/assessments/7'

type World = { tally: AssessmentTally; lists?: number; own?: Partial<Assessment> }

export function assessmentServer({ tally, lists = 2, own: overrides }: World): FakeServer {
  const named = makeLists(lists)
  const server = new FakeServer()
    .on(`GET ${assessmentUrl}`, anAssessment(tally, overrides))
    .on(`GET ${assessmentUrl}/riskInsights`, { insights: computeRiskInsights(tally, named) })
    .on(`GET ${assessmentUrl}/listScores`, { lists: listThreatAreaScores(tally, named) })
    .on(`GET ${assessmentUrl}/employees_report`, {
      ...computeAssessmentTotals(tally),
      lists: createAssessmentListRows(tally, named),
    })
    .on(`GET ${assessmentUrl}/threatAreas`, { threatAreas: listThreatAreaRows(tally) })
    .on(scenarioReportCall, { questions: listScenarioRows(tally) })
    .on(`GET ${assessmentUrl}/users`, ({ path }: { path: string }) =>
      listRequestedUsers(tally, new URLSearchParams(path.split('?')[1])),
    )
    .on(`GET ${assessmentUrl}/reminders/overview`, { reminders: [] })
    .on(`GET ${assessmentUrl}/reminders/count`, { remindersCount: 3, lastReminders: null })
  for (const { code } of listThreatAreaRows(tally)) {
    server.on(`GET ${assessmentUrl}/threatAreas/${code}`, getThreatAreaDetail(tally, code))
  }
  return server.on(`GET ${assessmentUrl}/threatAreas/Passwords`, refuse(404, 'No data to display.'))
}

function listRequestedUsers(tally: AssessmentTally, params: URLSearchParams) {
  const [min, max] = [Number(params.get('minScore') ?? 0), Number(params.get('maxScore') ?? 100)]
  const isScored = min > 0 || max < 100
  const foundUsers = tally.record.people.flatMap(
    ({ employeeId, listIds, started, completed }): AssessmentUser[] => {
      const score = getPersonScore(tally, employeeId, parseMeasure(params))
      const filters: Readonly<Record<string, boolean>> = {
        notStarted: !started,
        started: started && !completed,
        completed,
        begun: started,
        answered: score !== null,
        toRemind: !completed,
      }
      if (filters[params.get('progress') ?? ''] === false) return []
      const lists = params.getAll('listId').map(Number)
      if (lists.length > 0 && !listIds.some((id) => lists.includes(id))) return []
      if (isScored && (score === null || score < min || score > max)) return []
      return [
        {
          name: `Person ${employeeId}`,
          email: `person${employeeId}@example.is`,
          listName: 'Sales',
          completedDate: completed ? noon : null,
          scorePercent: score,
          started,
        },
      ]
    },
  )
  const [page, size] = [Number(params.get('p') ?? 0), Number(params.get('n') ?? foundUsers.length)]
  return { users: foundUsers.slice(page * size, (page + 1) * size), count: foundUsers.length }
}

function parseMeasure(params: URLSearchParams): Measure {
  const [question, behaviour, area] = ['questionId', 'keyBehaviour', 'threatArea'].map((name) =>
    params.get(name),
  )
  if (question) return { question: Number(question) }
  if (behaviour) return { behaviour }
  return area ? { area } : 'all'
}
