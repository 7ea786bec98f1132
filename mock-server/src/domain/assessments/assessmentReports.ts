import {
  computeAssessmentTotals,
  computeRiskInsights,
  createAssessmentListRows,
  getThreatAreaDetail,
  listKeyBehaviourRows,
  listScenarioRows,
  listThreatAreaRows,
  listThreatAreaScores,
} from '@heed/contracts'
import { makeDatedName } from '@heed/contracts/rules/fileName'
import type { AreaHandlers } from '../../calls/handler.ts'
import { createNotFoundError } from '../../calls/refusal.ts'
import { TimeColumns } from '../../files/times.ts'
import { createAnswersCsv, createDetailedCsv, createListsCsv } from './csv.ts'
import { findAssessment } from './findAssessment.ts'
import { getLists, getTally } from './results/tally.ts'

export const assessmentReports: AreaHandlers<'assessmentReports'> = {
  riskInsights(context) {
    const assessment = findAssessment(context)
    return {
      insights: computeRiskInsights(getTally(context.world, assessment), getLists(context.world, assessment)),
    }
  },

  listScores(context) {
    const assessment = findAssessment(context)
    const lists = getLists(context.world, assessment)
    return { lists: listThreatAreaScores(getTally(context.world, assessment), lists) }
  },

  threatAreas(context) {
    const tally = getTally(context.world, findAssessment(context))
    return { threatAreas: listThreatAreaRows(tally, context.input.listId) }
  },

  threatAreaDetail(context) {
    const { threatAreaCode, listId } = context.input
    const detail = getThreatAreaDetail(
      getTally(context.world, findAssessment(context)),
      threatAreaCode,
      listId,
    )
    if (!detail) throw createNotFoundError('No data to display.')
    return detail
  },

  keyBehaviours(context) {
    const tally = getTally(context.world, findAssessment(context))
    return { keyBehaviours: listKeyBehaviourRows(tally, context.input) }
  },

  employees(context) {
    const assessment = findAssessment(context)
    const tally = getTally(context.world, assessment)
    const { usersTotal, usersStarted, usersFinished, attendance } = computeAssessmentTotals(tally)
    const lists = createAssessmentListRows(tally, getLists(context.world, assessment))
    return { usersTotal, usersStarted, usersFinished, attendance, lists }
  },

  questions(context) {
    const tally = getTally(context.world, findAssessment(context))
    return { questions: listScenarioRows(tally, context.input.threatArea) }
  },

  lists(context) {
    const assessment = findAssessment(context)
    const lists = getLists(context.world, assessment)
    const tally = getTally(context.world, assessment)
    const rows = createAssessmentListRows(tally, lists)
    return context.input.csv === '1'
      ? { body: createListsCsv(context.company, rows, listThreatAreaScores(tally, lists)), name: 'lists.csv' }
      : { lists: rows }
  },

  answersCsv: (context) => ({
    body: createAnswersCsv(
      context.world,
      context.company,
      findAssessment(context),
      new TimeColumns(context.input.zone),
    ),
    name: 'answers.csv',
  }),

  detailedCsv(context) {
    const assessment = findAssessment(context)
    const { world, input } = context
    const now = new Date(world.clock.instant)
    return {
      body: createDetailedCsv(
        context.world,
        context.company,
        assessment,
        new TimeColumns(context.input.zone),
      ),
      name: makeDatedName([assessment.name], now, input.zone ?? 'UTC', 'csv'),
    }
  },
}
