import { company, library } from '../company.ts'
import { boolean, eachLike, instant, integer, like, string } from '../matchers.ts'
import { refused } from '../refusals.ts'
import { subjectRow } from './libraryRows.ts'
import { pinClient } from './pins.ts'

const companyId = company.id
const decisions = eachLike({
  at: integer(20),
  question: string('What do you do?'),
  options: eachLike({ text: string('Report it'), why: string('Others are warned.') }),
})
const packaged = {
  subject_id: library.packaged,
  uniqueId: string('library-206'),
  name: string('Passkeys explained'),
  created: instant(),
  thumb: string('https://my.example.is/static/thumbs/206.svg'),
  tags: eachLike('Passwords and sign-in'),
}

pinClient([
  {
    pin: 'subjects.listAll: every subject',
    as: 'viewer',
    request: 'GET /companies/101/subjects/all',
    answer: { subjects: eachLike(subjectRow) },
    do: (client) => client.subjects.listAll({ companyId }),
  },
  {
    pin: 'subjects.listLatest: the newest subjects',
    as: 'viewer',
    request: 'GET /companies/101/subjects/latestSubjects',
    answer: { subjects: eachLike(subjectRow) },
    do: (client) => client.subjects.listLatest({ companyId }),
  },
  {
    pin: 'subjects.listLanguages: the languages of the subjects',
    as: 'viewer',
    request: 'GET /companies/101/subjects/languages',
    answer: {
      languages: eachLike({ code: string('en'), english_name: string('English'), name: string('English') }),
    },
    do: (client) => client.subjects.listLanguages({ companyId }),
  },
  {
    pin: 'subjects.get: a subject in Icelandic',
    as: 'viewer',
    given: { 'a note beside a subject': { noteId: 5, subjectId: library.subject, content: 'Ask Ása.' } },
    request: 'GET /companies/101/subjects/101?lang=is',
    answer: {
      ...subjectRow,
      notes: [{ id: 5, content: 'Ask Ása.' }],
      questions: eachLike({
        question: string('What first?'),
        correct_answer: string('Look'),
        wrong_answer1: string('Click'),
        wrong_answer2: string('Answer'),
        wrong_answer3: string('Forward'),
      }),
      translations: eachLike({
        language: string('en'),
        title: string('Spot the phish'),
        complete: boolean(true),
      }),
    },
    do: (client) => client.subjects.get({ companyId, subjectId: library.subject, lang: 'is' }),
  },
  {
    pin: 'subjects.get: an interactive subject',
    as: 'viewer',
    request: 'GET /companies/101/subjects/106',
    answer: {
      ...subjectRow,
      type: 3,
      numberOfDecisions: integer(3),
      video_decisions: eachLike({
        decisions,
        answerSubjectId: integer(10106),
        answerSubjectLength: integer(60),
        correctPath: eachLike(integer(1)),
      }),
    },
    do: (client) => client.subjects.get({ companyId, subjectId: library.interactive }),
  },
  {
    pin: 'subjects.get: a subject outside the plan',
    as: 'viewer',
    given: { 'a plan with one subject': { subjectId: library.subject } },
    request: 'GET /companies/101/subjects/206',
    answer: { ...subjectRow, disabled: true },
    do: (client) => client.subjects.get({ companyId, subjectId: library.packaged }),
  },
  {
    pin: 'subjects.get: a subject that is not there',
    as: 'viewer',
    request: 'GET /companies/101/subjects/99',
    fails: refused.notFound(),
    do: (client) => client.subjects.get({ companyId, subjectId: 99 }),
  },
  {
    pin: 'subjects.getScormInfo: the preview of a packaged subject',
    as: 'viewer',
    request: 'GET /companies/101/subjects/scormInfo?subjectId=206&lang=en&preview=1',
    answer: {
      url: string('https://my.example.is/static/lessons/206/en.html'),
      entryPoint: string('en.html'),
      xapi: boolean(false),
      actor: string('{}'),
      endpoint: string('https://api.example.is/xapi/preview'),
      auth: like(''),
    },
    do: (client) =>
      client.subjects.getScormInfo({ companyId, subjectId: library.packaged, lang: 'en', preview: '1' }),
  },
  {
    pin: 'subjects.getScorm: a packaged subject',
    as: 'viewer',
    request: 'GET /companies/101/subjects/scorm/206',
    answer: {
      ...packaged,
      id: library.packaged,
      languages: eachLike('en'),
      translations: eachLike({
        ...packaged,
        id: integer(20601),
        language: string('en'),
        description: string('How passkeys work.'),
        filename: string('206-en.zip'),
        entryPoint: string('en.html'),
        version: string('SCORM 2004 3rd Edition'),
        xapi: boolean(false),
      }),
    },
    do: (client) => client.subjects.getScorm({ companyId, id: library.packaged }),
  },
])
