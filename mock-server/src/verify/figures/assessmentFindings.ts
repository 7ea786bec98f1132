import {
  type Assessment,
  type AssessmentUser,
  campaignStatus,
  computePercent,
  computeShare,
  insightType,
  type RiskInsight,
} from '@heed/contracts'
import type { UsersFilter } from '../../domain/assessments/users.ts'
import { call, callLater } from '../../testing/testCall.ts'
import { type FigureContext, parseScore, readAllPages, readCsv } from './asking.ts'
import { getMean } from './Findings.ts'

export async function assessmentFindings(asking: FigureContext): Promise<void> {
  const { world, companyId, admin, findings } = asking
  const { rows } = readAllPages((page) => {
    const { assessments, count } = call(world, 'assessments.list', { companyId, d: 1, ...page }, admin)
    return { rows: assessments, count }
  })
  for (const row of rows) {
    if (row.isScorm) continue
    const of = ofAssessment(asking, row.id)
    const { detail, here } = of
    findings.agree(here('standing'), {
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
    holdTwins(of)
    holdAreas(of)
    holdLists(of)
    holdInsights(of)
    if (world.companies.get(companyId)?.anonymousTracking !== true) await holdPeople(of)
  }
}

interface OfAssessment extends FigureContext {
  asked: { companyId: number; assessmentId: string }
  detail: Assessment
  here: (what: string) => string
}

function ofAssessment(asking: FigureContext, id: number | string): OfAssessment {
  const asked = { companyId: asking.companyId, assessmentId: String(id) }
  const detail = call(asking.world, 'assessments.get', asked, asking.admin)
  return { ...asking, asked, detail, here: (what) => `assessment ${id} ${what}` }
}

function holdTwins({ findings, here, detail, world, asked, admin }: OfAssessment): void {
  const report = call(world, 'assessmentReports.employees', asked, admin)
  const { usersTotal, usersStarted, usersFinished, attendance } = detail
  findings.agree(here('people'), {
    detail: [usersTotal, usersStarted, usersFinished, attendance],
    twins: [
      detail.totalEmployees,
      detail.started,
      detail.completed,
      computePercent(usersStarted, usersTotal),
    ],
    report: [report.usersTotal, report.usersStarted, report.usersFinished, report.attendance],
  })
  findings.agree(here('score'), { score: detail.score, resilienceScore: detail.resilienceScore })
  findings.agree(here('distribution'), {
    one: detail.scoreDistribution,
    twin: detail.resilienceScoreDistribution,
  })
  findings.within(here('began'), usersStarted, usersFinished, usersTotal)
  findings.percent(here('score'), attendance, detail.resilienceScore)
  const bands = detail.scoreDistribution ?? []
  const scored = bands.reduce((sum, { value }) => sum + value, 0)
  findings.agree(here('shares'), {
    detail: bands.map(({ employeePercent }) => employeePercent),
    counted: bands.map(({ value }) => computeShare(value, scored)),
  })
}

function holdAreas({ findings, here, detail, world, asked, admin }: OfAssessment): void {
  const { threatAreas } = call(world, 'assessmentReports.threatAreas', asked, admin)
  const { questions } = call(world, 'assessmentReports.questions', asked, admin)
  const { keyBehaviours } = call(world, 'assessmentReports.keyBehaviours', asked, admin)
  findings.agree(here('scores of the areas'), {
    detail: detail.areas.map(({ name, score }) => [name, score]),
    report: threatAreas.map(({ area, averageScore }) => [area, averageScore]),
  })
  findings.agree(here('scenarios'), {
    detail: detail.questions.length,
    report: questions.length,
    areas: threatAreas.reduce((sum, { questionsCount }) => sum + questionsCount, 0),
  })
  for (const { area, code, averageScore, questionsCount, weakestKeyBehaviour } of threatAreas) {
    const one = call(world, 'assessmentReports.threatAreaDetail', { ...asked, threatAreaCode: code }, admin)
    const filtered = call(world, 'assessmentReports.keyBehaviours', { ...asked, threatArea: area }, admin)
    const own = call(world, 'assessmentReports.questions', { ...asked, threatArea: area }, admin).questions
    findings.agree(here(`score of ${area}`), { list: averageScore, detail: one.averageScore })
    findings.agree(here(`scenarios of ${area}`), {
      list: questionsCount,
      detail: one.questionsCount,
      report: own.length,
      of: questions.filter((question) => question.area === area).length,
    })
    findings.agree(here(`behaviours of ${area}`), {
      detail: one.keyBehaviours,
      filtered: filtered.keyBehaviours,
      all: keyBehaviours.filter(({ threatArea }) => threatArea === area),
    })
    const weakest = one.keyBehaviours.find(({ keyBehaviourName }) => keyBehaviourName === weakestKeyBehaviour)
    const scores = one.keyBehaviours.flatMap((behaviour) => behaviour.averageScore ?? [])
    findings.agree(here(`weakest of ${area}`), {
      named: weakest?.averageScore ?? null,
      least: scores.length > 0 ? Math.min(...scores) : null,
    })
    findings.within(
      here(`behaviours of ${area}`),
      one.assessmentKeyBehavioursCount,
      0,
      one.totalKeyBehavioursCount,
    )
    findings.percent(here(`score of ${area}`), averageScore)
  }
  for (const { keyBehaviourName, coverage, averageScore, usersAtRiskPercentage } of keyBehaviours) {
    findings.percent(here(keyBehaviourName), coverage, averageScore, usersAtRiskPercentage)
  }
  findings.percent(here('scenario'), ...questions.map((question) => question.average_score_percentage))
}

function holdLists({ findings, here, world, asked, admin }: OfAssessment): void {
  const { lists } = call(world, 'assessmentReports.lists', asked, admin)
  const heatmap = call(world, 'assessmentReports.listScores', asked, admin).lists
  findings.agree(here('lists'), {
    lists,
    employees: call(world, 'assessmentReports.employees', asked, admin).lists,
  })
  findings.agree(here('people of the lists'), {
    lists: lists.map(({ listId, employeesCount, started }) => [listId, employeesCount, started]),
    heatmap: heatmap.map(({ listId, usersCount, started }) => [listId, usersCount, started]),
  })
  for (const { listId, areas } of heatmap) {
    const { threatAreas } = call(world, 'assessmentReports.threatAreas', { ...asked, listId }, admin)
    findings.agree(here(`areas of list ${listId}`), {
      heatmap: areas.map(({ area, averageScore }) => [area, averageScore]),
      areas: threatAreas.map(({ area, averageScore }) => [area, averageScore]),
    })
    findings.percent(here(`areas of list ${listId}`), ...areas.map(({ averageScore }) => averageScore))
  }
  for (const { listId, completionRate, resilienceScore } of lists) {
    findings.percent(here(`list ${listId}`), completionRate, resilienceScore)
  }
}

function holdInsights({ findings, here, world, asked, admin }: OfAssessment): void {
  const { insights } = call(world, 'assessmentReports.riskInsights', asked, admin)
  for (const insight of insights) {
    const { name, employeesPercentage, averageScore } = insight.context
    findings.percent(here(`insight ${name}`), employeesPercentage, averageScore)
    findings.agree(here(`insight ${insight.type}`), { insight: averageScore, listed: listed(insight) })
  }

  function listed({ type, context }: RiskInsight): number | null | undefined {
    switch (type) {
      case insightType.keyBehaviour:
        return call(world, 'assessmentReports.keyBehaviours', asked, admin).keyBehaviours.find(
          ({ keyBehaviourCode }) => keyBehaviourCode === context.keyBehaviour,
        )?.averageScore
      case insightType.threatArea:
        return call(world, 'assessmentReports.threatAreas', asked, admin).threatAreas.find(
          ({ area }) => area === context.threatArea,
        )?.averageScore
      case insightType.employeeList:
        return call(world, 'assessmentReports.lists', asked, admin).lists.find(
          ({ listId }) => listId === context.listId,
        )?.resilienceScore
      case insightType.questions:
        return call(world, 'assessmentReports.questions', asked, admin).questions.find(
          ({ id }) => id === context.id,
        )?.average_score_percentage
    }
  }
}

type ReadPeople = (more?: Omit<UsersFilter, 'listId'>) => { rows: AssessmentUser[]; count: number }

async function holdPeople(of: OfAssessment): Promise<void> {
  const { findings, here, detail, world, companyId, asked, admin } = of
  if (detail.status === campaignStatus.draft || detail.status === campaignStatus.scheduled) return
  const people: ReadPeople = (more = {}) =>
    readAllPages((page) => {
      const input = { ...asked, ...more, ...page, order: 'email asc' }
      const { users, count } = call(world, 'assessments.listUsers', input, admin)
      return { rows: users, count }
    })
  const { rows, count } = people()
  findings.agree(here('people listed'), { detail: detail.usersTotal, listed: count, rows: rows.length })
  findings.agree(here('people who began'), {
    detail: [detail.usersStarted, detail.usersFinished],
    listed: [
      rows.filter(({ started }) => started !== null).length,
      rows.filter(({ completedDate }) => completedDate !== null).length,
    ],
  })
  holdScores(of, rows, people)
  findings.agree(here('bounced'), {
    detail: Number(detail.bouncedEmails),
    listed: call(world, 'assessments.listBouncedUsers', asked, admin).count,
  })
  for (const { email, scorePercent, completedDate } of rows) {
    const { assessments } = call(world, 'employees.listAssessments', { companyId, email }, admin)
    const own = assessments.find(({ id }) => String(id) === asked.assessmentId)
    findings.agree(here(`standing of ${email}`), {
      assessment: [scorePercent, completedDate],
      employee: [own?.userScore, own?.completionDate],
    })
  }
  await holdFiles(of, rows)
}

function holdScores(
  { findings, here, detail, world, asked, admin }: OfAssessment,
  rows: readonly AssessmentUser[],
  people: ReadPeople,
): void {
  const scores = rows.flatMap(({ scorePercent }) => scorePercent ?? [])
  findings.agree(here('people behind the counts'), {
    detail: [detail.usersStarted, scores.length],
    listed: [people({ progress: 'begun' }).count, people({ progress: 'answered' }).count],
  })
  findings.agree(here('people to remind'), {
    counted: call(world, 'assessments.countReminders', asked, admin).remindersCount,
    listed: people({ progress: 'toRemind' }).count,
  })
  findings.percent(here('score of a person'), ...scores)
  findings.near(here('mean score'), detail.resilienceScore, getMean(scores))
  for (const { from, to, value } of detail.scoreDistribution ?? []) {
    findings.agree(here(`people from ${from} to ${to}`), {
      distribution: value,
      scores: scores.filter((score) => score >= from && score <= to).length,
      listed: people({ minScore: from, maxScore: to }).count,
    })
  }
  for (const { name, score } of detail.areas) {
    const own = people({ threatArea: name }).rows.flatMap(({ scorePercent }) => scorePercent ?? [])
    findings.near(here(`mean score in ${name}`), score, getMean(own))
  }
}

async function holdFiles(
  { findings, here, world, companyId, asked, admin }: OfAssessment,
  rows: readonly AssessmentUser[],
): Promise<void> {
  const file = await readCsv(
    { world, companyId },
    await callLater(world, 'assessmentReports.detailedCsv', { ...asked, token: '' }, admin),
  )
  findings.agree(here('scores of the file'), {
    listed: rows.map(({ email, scorePercent }) => [email, scorePercent]),
    file: file
      .map((row) => [row.Email ?? '', parseScore(row['Score (%)'])] as const)
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  })
  const answers = await readCsv(
    { world, companyId },
    await callLater(world, 'assessmentReports.answersCsv', asked, admin),
  )
  const { questions } = call(world, 'assessmentReports.questions', asked, admin)
  for (const { name, average_score_percentage: average } of questions) {
    const own = answers
      .filter((row) => row.Scenario === name)
      .flatMap((row) => parseScore(row['Score (%)']) ?? [])
    findings.near(here(`mean of ${name}`), average, getMean(own))
  }
}
