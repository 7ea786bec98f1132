import { Readable } from 'node:stream'
import {
  type AssessmentListRow,
  type ListThreatAreaScores,
  personScore,
  scenarioScore,
} from '@heed/contracts'
import type { AssessmentRow, CompanyRow } from '@heed/fixtures'
import { findQuestion, keyBehaviours } from '@heed/fixtures/library'
import { csvFile, percent } from '../../files/csvFile.ts'
import type { Times } from '../../files/times.ts'
import { getWords } from '../../files/words/index.ts'
import type { World } from '../../world/World.ts'
import { listNamesAmong } from '../campaigns/listNames.ts'
import { peopleCsv } from '../campaigns/peopleCsv.ts'
import { getParticipants } from './results/participants.ts'
import { getAreas } from './results/questions.ts'
import { getTally, scoredQuestion } from './results/tally.ts'

const names = new Map(keyBehaviours.map(({ code, name }) => [code as string, name]))

export function listsCsv(
  { language }: CompanyRow,
  rows: readonly AssessmentListRow[],
  scores: readonly ListThreatAreaScores[],
): Readable {
  const words = getWords(language)
  const head = [
    words.list,
    words.employees,
    words.started,
    percent(words.completed),
    percent(words.score),
    ...(scores[0]?.areas ?? []).map(({ area }) => percent(area)),
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
  return Readable.from(csvFile(head, [lines]))
}

export function answersCsv(
  world: World,
  company: CompanyRow,
  assessment: AssessmentRow,
  times: Times,
): Readable {
  const words = getWords(company.language)
  const head = [
    words.name,
    words.email,
    words.list,
    words.scenario,
    words.threatArea,
    words.behaviours,
    percent(words.score),
    ...times.heads(words.answered),
  ]
  return peopleCsv(
    company,
    head,
    () => getParticipants(world, assessment),
    ({ result, person }) => {
      const list = listNamesAmong(world, assessment.lists, person) ?? ''
      return result.answers.map(({ question, area, points, at }) => {
        const scenario = findQuestion(question)
        const behaviours = Object.keys(points).map((code) => names.get(code) ?? code)
        return [
          person.name,
          person.email,
          list,
          scenario?.name ?? '',
          area,
          behaviours.join('; '),
          (scenario && scenarioScore(scoredQuestion(scenario), points)) ?? '',
          ...times.cells(at),
        ]
      })
    },
  )
}

export function detailedCsv(
  world: World,
  company: CompanyRow,
  assessment: AssessmentRow,
  times: Times,
): Readable {
  const areas = getAreas(assessment)
  const tally = getTally(world, assessment)
  const words = getWords(company.language)
  const head = [
    words.name,
    words.email,
    words.list,
    ...times.heads(words.invited),
    ...times.heads(words.started),
    ...times.heads(words.completed),
    words.cameBack,
    percent(words.score),
    ...areas.map(percent),
  ]
  return peopleCsv(
    company,
    head,
    () => getParticipants(world, assessment),
    ({ result, person }) => {
      return [
        [
          person.name,
          person.email,
          listNamesAmong(world, assessment.lists, person) ?? '',
          ...times.cells(result.delivered),
          ...times.cells(result.started),
          ...times.cells(result.completed),
          result.bounced === null ? '' : words.yes,
          personScore(tally, person.id) ?? '',
          ...areas.map((area) => personScore(tally, person.id, { area }) ?? ''),
        ],
      ]
    },
  )
}
