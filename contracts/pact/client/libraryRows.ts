import { libraryIds } from '../company.ts'
import { boolean, eachLike, integer, like, string } from '../matchers.ts'

export const subjectRow = {
  id: integer(libraryIds.subject),
  subject_id: integer(libraryIds.subject),
  title: string('Spot the phish'),
  description: string('The four signs of phishing.'),
  duration: integer(95),
  type: integer(1),
  languages: eachLike('en'),
  keyBehaviours: eachLike({ id: integer(11), kbName: string('Checks sender and links before acting') }),
  questions_count: integer(2),
  disabled: boolean(false),
  availableForBeta: boolean(true),
  thumb: string('https://my.example.is/static/thumbs/101.svg'),
  notes: [],
}

export const templateRow = {
  id: integer(1),
  title: string('Welcome on board'),
  description: string('The first month.'),
  subjects: like([]),
  disabledSubjects: like([]),
  enabled: true,
  hidden: boolean(false),
  verboseDuration: string('17 min'),
  frequency: string('W2'),
}

export const scenarioRow = {
  question_id: integer(libraryIds.scenario),
  id: integer(libraryIds.scenario),
  name: string('The full mailbox'),
  area: string('Phishing'),
  behaviours: eachLike({
    code: string('check-sender'),
    name: string('Checks sender and links before acting'),
  }),
  duration: integer(60),
  disabled: false,
  difficulty: integer(1),
  adminDescription: string('A mail with a deadline.'),
  maxScoresByBehaviour: like({}),
  definition: { personalizedKeysUsed: like([]) },
}
