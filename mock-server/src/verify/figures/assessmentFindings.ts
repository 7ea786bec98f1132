import {
  type Assessment,
  type AssessmentUser,
  campaignStatus,
  computeDecimalPercent,
  computePercent,
  insightType,
  type RiskInsight,
} from '@heed/contracts'
import type { UsersFilter } from '../../domain/assessments/users.ts'
import { call, callAsync } from '../../testing/testCall.ts'
import { type FigureContext, parseScore, readAllPages, readCsv } from './asking.ts'
import { computeMean } from './Findings.ts'

export async function checkAssessments(figureContext: FigureContext): Promise<void> {
  const { world, companyId, admin, findings } = figureContext
  const { rows } = readAllPages((page) => {
    const { assessments, count } = call(world, 'assessments.list', { companyId, d: 1, ...page }, admin)
    return { rows: assessments, count }
  })
  for (const row of rows) {
    if (row.isScorm) continue
    const context = createAssessmentContext(figureContext, row.id)
    const { detail, formatLabel } = context
    findings.checkEqual(formatLabel('standing'), {
      list: [
        row.status,
        row.totalEmployees,
        row.started,
        row.usersFinished,
        row.attendance,
        row.resilienceScore,
      ],
      detail: [
        ...[detail.status, detail.usersTotal, detail.usersStarted, detail.usersFinished],
        ...[detail.attendance, detail.resilienceScore],
      ],
    })
    checkDuplicates(context)
    checkAreas(context)
    checkLists(context)
    checkInsights(context)
    if (world.companies.get(companyId)?.anonymousTracking !== true) await checkPeople(context)
  }
}

interface AssessmentContext extends FigureContext {
  params: { companyId: number; assessmentId: string }
  detail: Assessment
  formatLabel: (figure: string) => string
}

function createAssessmentContext(figureContext: FigureContext, id: number | string): AssessmentContext {
  const params = { companyId: figureContext.companyId, assessmentId: String(id) }
  const detail = call(figureContext.world, 'assessments.get', params, figureContext.admin)
  return { ...figureContext, params, detail, formatLabel: (figure) => `assessment ${id} ${figure}` }
}

function checkDuplicates({ findings, formatLabel, detail, world, params, admin }: AssessmentContext): void {
  const report = call(world, 'assessmentReports.employees', params, admin)
  const { usersTotal, usersStarted, usersFinished, attendance } = detail
  findings.checkEqual(formatLabel('people'), {
    detail: [usersTotal, usersStarted, usersFinished, attendance],
    twins: [
      detail.totalEmployees,
      detail.started,
      detail.completed,
      computePercent(usersStarted, usersTotal),
    ],
    report: [report.usersTotal, report.usersStarted, report.usersFinished, report.attendance],
  })
  findings.checkEqual(formatLabel('score'), { score: detail.score, resilienceScore: detail.resilienceScore })
  findings.checkEqual(formatLabel('distribution'), {
    one: detail.scoreDistribution,
    twin: detail.resilienceScoreDistribution,
  })
  findings.checkRange(formatLabel('began'), usersStarted, usersFinished, usersTotal)
  findings.checkPercent(formatLabel('score'), attendance, detail.resilienceScore)
  const bands = detail.scoreDistribution ?? []
  const scoredCount = bands.reduce((sum, { value }) => sum + value, 0)
  findings.checkEqual(formatLabel('shares'), {
    detail: bands.map(({ employeePercent }) => employeePercent),
    counted: bands.map(({ value }) => computeDecimalPercent(value, scoredCount)),
  })
}

function checkAreas({ findings, formatLabel, detail, world, params, admin }: AssessmentContext): void {
  const { threatAreas } = call(world, 'assessmentReports.threatAreas', params, admin)
  const { questions } = call(world, 'assessmentReports.questions', params, admin)
  const { keyBehaviours } = call(world, 'assessmentReports.keyBehaviours', params, admin)
  findings.checkEqual(formatLabel('scores of the areas'), {
    detail: detail.areas.map(({ name, score }) => [name, score]),
    report: threatAreas.map(({ area, averageScore }) => [area, averageScore]),
  })
  findings.checkEqual(formatLabel('scenarios'), {
    detail: detail.questions.length,
    report: questions.length,
    areas: threatAreas.reduce((sum, { questionsCount }) => sum + questionsCount, 0),
  })
  for (const { area, code, averageScore, questionsCount, weakestKeyBehaviour } of threatAreas) {
    const areaParams = { ...params, threatAreaCode: code, threatArea: area }
    const areaDetail = call(world, 'assessmentReports.threatAreaDetail', areaParams, admin)
    const filteredAnswer = call(world, 'assessmentReports.keyBehaviours', areaParams, admin)
    const areaQuestions = call(world, 'assessmentReports.questions', areaParams, admin).questions
    findings.checkEqual(formatLabel(`score of ${area}`), {
      list: averageScore,
      detail: areaDetail.averageScore,
    })
    findings.checkEqual(formatLabel(`scenarios of ${area}`), {
      list: questionsCount,
      detail: areaDetail.questionsCount,
      report: areaQuestions.length,
      of: questions.filter((question) => question.area === area).length,
    })
    findings.checkEqual(formatLabel(`behaviours of ${area}`), {
      detail: areaDetail.keyBehaviours,
      filtered: filteredAnswer.keyBehaviours,
      all: keyBehaviours.filter(({ threatArea }) => threatArea === area),
    })
    const weakestBehaviour = areaDetail.keyBehaviours.find(
      ({ keyBehaviourName }) => keyBehaviourName === weakestKeyBehaviour,
    )
    const scores = areaDetail.keyBehaviours.flatMap((behaviour) => behaviour.averageScore ?? [])
    findings.checkEqual(formatLabel(`weakest of ${area}`), {
      named: weakestBehaviour?.averageScore ?? null,
      least: scores.length > 0 ? Math.min(...scores) : null,
    })
    findings.checkRange(
      formatLabel(`behaviours of ${area}`),
      areaDetail.assessmentKeyBehavioursCount,
      0,
      areaDetail.totalKeyBehavioursCount,
    )
    findings.checkPercent(formatLabel(`score of ${area}`), averageScore)
  }
  for (const { keyBehaviourName, coverage, averageScore, usersAtRiskPercentage } of keyBehaviours) {
    findings.checkPercent(formatLabel(keyBehaviourName), coverage, averageScore, usersAtRiskPercentage)
  }
  findings.checkPercent(
    formatLabel('scenario'),
    ...questions.map((question) => question.average_score_percentage),
  )
}

function checkLists({ findings, formatLabel, world, params, admin }: AssessmentContext): void {
  const { lists } = call(world, 'assessmentReports.lists', params, admin)
  const heatmap = call(world, 'assessmentReports.listScores', params, admin).lists
  findings.checkEqual(formatLabel('lists'), {
    lists,
    employees: call(world, 'assessmentReports.employees', params, admin).lists,
  })
  findings.checkEqual(formatLabel('people of the lists'), {
    lists: lists.map(({ listId, employeesCount, started }) => [listId, employeesCount, started]),
    heatmap: heatmap.map(({ listId, usersCount, started }) => [listId, usersCount, started]),
  })
  for (const { listId, areas } of heatmap) {
    const { threatAreas } = call(world, 'assessmentReports.threatAreas', { ...params, listId }, admin)
    findings.checkEqual(formatLabel(`areas of list ${listId}`), {
      heatmap: areas.map(({ area, averageScore }) => [area, averageScore]),
      areas: threatAreas.map(({ area, averageScore }) => [area, averageScore]),
    })
    findings.checkPercent(
      formatLabel(`areas of list ${listId}`),
      ...areas.map(({ averageScore }) => averageScore),
    )
  }
  for (const { listId, completionRate, resilienceScore } of lists) {
    findings.checkPercent(formatLabel(`list ${listId}`), completionRate, resilienceScore)
  }
}

function checkInsights({ findings, formatLabel, world, params, admin }: AssessmentContext): void {
  const { insights } = call(world, 'assessmentReports.riskInsights', params, admin)
  for (const insight of insights) {
    const { name, employeesPercentage, averageScore } = insight.context
    findings.checkPercent(formatLabel(`insight ${name}`), employeesPercentage, averageScore)
    findings.checkEqual(formatLabel(`insight ${insight.type}`), {
      insight: averageScore,
      listed: findListedScore(insight),
    })
  }

  function findListedScore({ type, context }: RiskInsight): number | null | undefined {
    switch (type) {
      case insightType.keyBehaviour:
        return call(world, 'assessmentReports.keyBehaviours', params, admin).keyBehaviours.find(
          ({ keyBehaviourCode }) => keyBehaviourCode === context.keyBehaviour,
        )?.averageScore
      case insightType.threatArea:
        return call(world, 'assessmentReports.threatAreas', params, admin).threatAreas.find(
          ({ area }) => area === context.threatArea,
        )?.averageScore
      case insightType.employeeList:
        return call(world, 'assessmentReports.lists', params, admin).lists.find(
          ({ listId }) => listId === context.listId,
        )?.resilienceScore
      case insightType.questions:
        return call(world, 'assessmentReports.questions', params, admin).questions.find(
          ({ id }) => id === context.id,
        )?.average_score_percentage
    }
  }
}

type PeopleReader = (filter?: Omit<UsersFilter, 'listId'>) => { rows: AssessmentUser[]; count: number }

async function checkPeople(context: AssessmentContext): Promise<void> {
  const { findings, formatLabel, detail, world, companyId, params, admin } = context
  if (detail.status === campaignStatus.draft || detail.status === campaignStatus.scheduled) return
  const readPeople: PeopleReader = (filter = {}) =>
    readAllPages((page) => {
      const input = { ...params, ...filter, ...page, order: 'email asc' }
      const { users, count } = call(world, 'assessments.listUsers', input, admin)
      return { rows: users, count }
    })
  const { rows, count } = readPeople()
  findings.checkEqual(formatLabel('people listed'), {
    detail: detail.usersTotal,
    listed: count,
    rows: rows.length,
  })
  findings.checkEqual(formatLabel('people who began'), {
    detail: [detail.usersStarted, detail.usersFinished],
    listed: [
      rows.filter(({ started }) => started !== null).length,
      rows.filter(({ completedDate }) => completedDate !== null).length,
    ],
  })
  checkScores(context, rows, readPeople)
  findings.checkEqual(formatLabel('bounced'), {
    detail: Number(detail.bouncedEmails),
    listed: call(world, 'assessments.listBouncedUsers', params, admin).count,
  })
  for (const { email, scorePercent, completedDate } of rows) {
    const { assessments } = call(world, 'employees.listAssessments', { companyId, email }, admin)
    const employeeAssessment = assessments.find(({ id }) => String(id) === params.assessmentId)
    findings.checkEqual(formatLabel(`standing of ${email}`), {
      assessment: [scorePercent, completedDate],
      employee: [employeeAssessment?.userScore, employeeAssessment?.completionDate],
    })
  }
  await checkFiles(context, rows)
}

function checkScores(
  { findings, formatLabel, detail, world, params, admin }: AssessmentContext,
  rows: readonly AssessmentUser[],
  readPeople: PeopleReader,
): void {
  const scores = rows.flatMap(({ scorePercent }) => scorePercent ?? [])
  findings.checkEqual(formatLabel('people behind the counts'), {
    detail: [detail.usersStarted, scores.length],
    listed: [readPeople({ progress: 'begun' }).count, readPeople({ progress: 'answered' }).count],
  })
  findings.checkEqual(formatLabel('people to remind'), {
    counted: call(world, 'assessments.countReminders', params, admin).remindersCount,
    listed: readPeople({ progress: 'toRemind' }).count,
  })
  findings.checkPercent(formatLabel('score of a person'), ...scores)
  findings.checkNear(formatLabel('mean score'), detail.resilienceScore, computeMean(scores))
  for (const { from, to, value } of detail.scoreDistribution ?? []) {
    findings.checkEqual(formatLabel(`people from ${from} to ${to}`), {
      distribution: value,
      scores: scores.filter((score) => score >= from && score <= to).length,
      listed: readPeople({ minScore: from, maxScore: to }).count,
    })
  }
  for (const { name, score } of detail.areas) {
    const areaScores = readPeople({ threatArea: name }).rows.flatMap(({ scorePercent }) => scorePercent ?? [])
    findings.checkNear(formatLabel(`mean score in ${name}`), score, computeMean(areaScores))
  }
}

async function checkFiles(
  { findings, formatLabel, world, companyId, params, admin }: AssessmentContext,
  rows: readonly AssessmentUser[],
): Promise<void> {
  const file = await readCsv(
    { world, companyId },
    await callAsync(world, 'assessmentReports.detailedCsv', { ...params, token: '' }, admin),
  )
  findings.checkEqual(formatLabel('scores of the file'), {
    listed: rows.map(({ email, scorePercent }) => [email, scorePercent]),
    file: file
      .map((row) => [row.Email ?? '', parseScore(row['Score (%)'])] as const)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  })
  const answers = await readCsv(
    { world, companyId },
    await callAsync(world, 'assessmentReports.answersCsv', params, admin),
  )
  const { questions } = call(world, 'assessmentReports.questions', params, admin)
  for (const { name, average_score_percentage: average } of questions) {
    const questionScores = answers
      .filter((row) => row.Scenario === name)
      .flatMap((row) => parseScore(row['Score (%)']) ?? [])
    findings.checkNear(formatLabel(`mean of ${name}`), average, computeMean(questionScores))
  }
}
