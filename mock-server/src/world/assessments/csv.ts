import { Readable } from 'node:stream'
import { csvLine, personScore } from '@heed/contracts'
import type { AssessmentRow, CompanyRow } from '@heed/fixtures'
import { findQuestion, keyBehaviours } from '@heed/fixtures/library'
import type { World } from '../World.ts'
import { listNameOf, type Participant, participantsOf } from './participants.ts'
import { areasOf } from './questions.ts'
import { tallied } from './tally.ts'

const mark = '\uFEFF'
const lineOf = (cells: readonly (string | number)[]): string => `${csvLine(cells)}\r\n`
const names = new Map(keyBehaviours.map(({ code, name }) => [code as string, name]))

/** Behind anonymous tracking there is no row of a person. */
const rowsOf = (world: World, { anonymousTracking }: CompanyRow, assessment: AssessmentRow): Participant[] =>
  anonymousTracking ? [] : participantsOf(world, assessment)

/** A line per person and scenario answered, in the order of the answers; instants in UTC. */
export function answersCsv(world: World, company: CompanyRow, assessment: AssessmentRow): Readable {
  const people = rowsOf(world, company, assessment)
  return Readable.from(
    (function* () {
      yield mark +
        lineOf([
          'Name',
          'Email',
          'List',
          'Scenario',
          'Threat area',
          'Key behaviours',
          'Score (%)',
          'Answered (UTC)',
        ])
      for (const { result, person } of people) {
        const list = listNameOf(world, assessment, person) ?? ''
        let lines = ''
        for (const answer of result.answers) {
          const { question, area, points, at } = answer
          const scored = tallied({ questions: [question], lists: [] }, [
            { person, result: { ...result, answers: [answer] } },
          ])
          const behaviours = Object.keys(points).map((code) => names.get(code) ?? code)
          lines += lineOf([
            person.name,
            person.email,
            list,
            findQuestion(question)?.name ?? '',
            area,
            behaviours.join('; '),
            personScore(scored, person.id) ?? '',
            at,
          ])
        }
        if (lines) yield lines
      }
    })(),
  )
}

/** A line per person with the score of every threat area; instants in UTC. */
export function detailedCsv(world: World, company: CompanyRow, assessment: AssessmentRow): Readable {
  const people = rowsOf(world, company, assessment)
  const areas = areasOf(assessment)
  return Readable.from(
    (function* () {
      yield mark +
        lineOf([
          'Name',
          'Email',
          'List',
          'Invited (UTC)',
          'Started (UTC)',
          'Completed (UTC)',
          'Mail came back',
          'Score (%)',
          ...areas.map((area) => `${area} (%)`),
        ])
      for (const one of people) {
        const { result, person } = one
        const own = tallied(assessment, [one])
        yield lineOf([
          person.name,
          person.email,
          listNameOf(world, assessment, person) ?? '',
          result.delivered ?? '',
          result.started ?? '',
          result.completed ?? '',
          result.bounced === null ? '' : 'Yes',
          personScore(own, person.id) ?? '',
          ...areas.map((area) => personScore(own, person.id, area) ?? ''),
        ])
      }
    })(),
  )
}
