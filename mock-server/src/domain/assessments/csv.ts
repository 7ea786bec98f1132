import { Readable } from 'node:stream'
import {
  type AssessmentListRow,
  computeScenarioScore,
  getPersonScore,
  type ListThreatAreaScores,
} from '@heed/contracts'
import type { AssessmentRow, CompanyRow } from '@heed/fixtures'
import { findQuestion, keyBehaviours } from '@heed/fixtures/library'
import { formatPercentHeading, generateCsv } from '../../files/csvFile.ts'
import type { TimeColumns } from '../../files/times.ts'
import { getWords } from '../../files/words/index.ts'
import type { World } from '../../world/World.ts'
import { joinMatchingListNames } from '../campaigns/listNames.ts'
import { createPeopleCsv } from '../campaigns/peopleCsv.ts'
import { getParticipants } from './results/participants.ts'
import { getAreas } from './results/questions.ts'
import { getScoredQuestion, getTally } from './results/tally.ts'

const behaviourNames = new Map(keyBehaviours.map(({ code, name }) => [code as string, name]))

export function createListsCsv(
  { language }: CompanyRow,
  rows: readonly AssessmentListRow[],
  scores: readonly ListThreatAreaScores[],
): Readable {
  const words = getWords(language)
  const header = [
    words.list,
    words.employees,
    words.started,
    formatPercentHeading(words.completed),
    formatPercentHeading(words.score),
    ...(scores[0]?.areas ?? []).map(({ area }) => formatPercentHeading(area)),
  ]
  const areas = new Map(scores.map((list) => [list.listId, list.areas]))
  const lines = rows.map(({ listId, listName, employeesCount, started, completionRate, resilienceScore }) => [
    listName,
    employeesCount,
    started,
    completionRate,
    resilienceScore ?? '',
    ...(areas.get(listId) ?? []).map(({ averageScore }) => averageScore ?? ''),
  ])
  return Readable.from(generateCsv(header, [lines]))
}

export function createAnswersCsv(
  world: World,
  company: CompanyRow,
  assessment: AssessmentRow,
  times: TimeColumns,
): Readable {
  const words = getWords(company.language)
  const header = [
    words.name,
    words.email,
    words.list,
    words.scenario,
    words.threatArea,
    words.behaviours,
    formatPercentHeading(words.score),
    ...times.formatHeadings(words.answered),
  ]
  return createPeopleCsv(
    company,
    header,
    () => getParticipants(world, assessment),
    ({ result, person }) => {
      const list = joinMatchingListNames(world, assessment.lists, person) ?? ''
      return result.answers.map(({ question, area, points, at }) => {
        const scenario = findQuestion(question)
        const behaviours = Object.keys(points).map((code) => behaviourNames.get(code) ?? code)
        return [
          person.name,
          person.email,
          list,
          scenario?.name ?? '',
          area,
          behaviours.join('; '),
          (scenario && computeScenarioScore(getScoredQuestion(scenario), points)) ?? '',
          ...times.cells(at),
        ]
      })
    },
  )
}

export function createDetailedCsv(
  world: World,
  company: CompanyRow,
  assessment: AssessmentRow,
  times: TimeColumns,
): Readable {
  const areas = getAreas(assessment)
  const tally = getTally(world, assessment)
  const words = getWords(company.language)
  const header = [
    words.name,
    words.email,
    words.list,
    ...times.formatHeadings(words.invited),
    ...times.formatHeadings(words.started),
    ...times.formatHeadings(words.completed),
    words.cameBack,
    formatPercentHeading(words.score),
    ...areas.map(formatPercentHeading),
  ]
  return createPeopleCsv(
    company,
    header,
    () => getParticipants(world, assessment),
    ({ result, person }) => {
      return [
        [
          person.name,
          person.email,
          joinMatchingListNames(world, assessment.lists, person) ?? '',
          ...times.cells(result.delivered),
          ...times.cells(result.started),
          ...times.cells(result.completed),
          result.bounced === null ? '' : words.yes,
          getPersonScore(tally, person.id) ?? '',
          ...areas.map((area) => getPersonScore(tally, person.id, { area }) ?? ''),
        ],
      ]
    },
  )
}
