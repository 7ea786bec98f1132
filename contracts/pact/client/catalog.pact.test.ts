import { company, library } from '../company.ts'
import { boolean, eachLike, integer, like, string } from '../matchers.ts'
import { pinClient } from './pins.ts'

const companyId = company.id
const onePlan = { 'a plan with one subject': { subjectId: library.subject } }
const shown = {
  title: string('Spot the phish'),
  description: string('The four signs of phishing.'),
  subject_id: integer(library.subject),
  duration: integer(95),
  type: integer(1),
  thumb: string('https://my.example.is/static/thumbs/101.svg'),
}
const question = {
  question_id: integer(library.scenario),
  id: integer(library.scenario),
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

pinClient([
  {
    pin: 'questions.list: every scenario',
    as: 'viewer',
    request: 'GET /companies/101/questions',
    answer: { questions: eachLike(question) },
    do: (client) => client.questions.list({ companyId }),
  },
  {
    pin: 'questions.list: every scenario outside the plan',
    as: 'viewer',
    given: onePlan,
    request: 'GET /companies/101/questions',
    answer: { questions: eachLike({ ...question, disabled: true }) },
    do: (client) => client.questions.list({ companyId }),
  },
  {
    pin: 'videos.list: the videos',
    as: 'stranger',
    request: 'GET /videos',
    answer: {
      videos: eachLike({
        ...shown,
        id: integer(library.subject),
        languages: eachLike('en'),
        notes: [],
        questions_count: integer(2),
        keyBehaviours: like([]),
        disabled: false,
        availableForBeta: boolean(true),
      }),
    },
    do: (client) => client.videos.list({}),
  },
])
