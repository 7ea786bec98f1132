// @vitest-environment node
import { eachLike, integer, like, rejections, string } from '@heed/contracts/pact'
import { expect } from 'vitest'
import { testCompanyPins } from '../../../test/pact/pins.ts'
import type { CompanyStores } from '../../app/stores/CompanyStores.ts'
import { type SubjectStore, SubjectStores } from './SubjectStore.ts'

const subject = {
  id: integer(101),
  subject_id: integer(101),
  title: string('Spot the phish'),
  description: string('The four signs of phishing.'),
  duration: like(95),
  thumb: like('https://my.example.is/static/thumbs/101.svg'),
  questions_count: like(2),
  type: integer(1),
  languages: eachLike('is'),
  notes: like([]),
  keyBehaviours: eachLike({ id: integer(11), kbName: string('Checks sender and links before acting') }),
  disabled: like(false),
  availableForBeta: like(true),
  language: string('is'),
}
const lesson = {
  ...subject,
  trainings: like([]),
  questions: eachLike({
    question: string('What gives it away?'),
    correct_answer: string('The address'),
    wrong_answer1: string('The logo'),
    wrong_answer2: string('The length'),
    wrong_answer3: string('The hour'),
    why: string('Logos are easily copied.'),
  }),
  player: string('https://my.example.is/static/lessons/101/is.html'),
}
const option = { text: string('Call first'), why: string('A call costs little.') }
const interactiveSubject = {
  ...subject,
  type: integer(3),
  video_decisions: eachLike({
    answerSubjectLength: like(40),
    decisions: eachLike({ at: like(10), question: string('Open the file?'), options: eachLike(option) }),
    answerSubjectId: integer(9106),
    correctPath: eachLike(1),
  }),
}
const launchInfo = {
  url: string('https://packages.example/k1/'),
  entryPoint: string('index.html'),
  xapi: like(false),
  actor: string('{}'),
  endpoint: string('https://api.example.is/xapi/preview'),
  auth: string('jwt'),
}
const packageUrl =
  'https://packages.example/k1/?actor=%7B%7D&endpoint=https%3A%2F%2Fapi.example.is%2Fxapi%2Fpreview&auth=jwt'
const note = 'a note beside a subject'
const noteState = { [note]: { noteId: 5, subjectId: 101, content: 'Ask Ása.' } }
const notesPath = '/companies/101/subjects/101/notes'

const actOnSubject =
  (act: (store: SubjectStore) => Promise<unknown>, subjectId = 101) =>
  async (company: CompanyStores) => {
    const store = company.getStore(SubjectStores).get(subjectId, 'is')
    await act(store)
    return store
  }
const loadSubject = (store: SubjectStore) => store.load()
const openSubject = (store: SubjectStore) => store.open()

testCompanyPins([
  {
    pin: 'subjects.get: a subject in a language',
    as: 'viewer',
    given: noteState,
    request: 'GET /companies/101/subjects/101?lang=is',
    answer: { ...lesson, notes: eachLike({ id: integer(5), content: string('Ask Ása.') }) },
    do: actOnSubject(loadSubject),
    reads: { subject: { value: { notes: [{ id: 5 }] } }, spokenLanguage: 'is', isPackaged: false },
  },
  {
    pin: 'subjects.get: an interactive subject in a language',
    as: 'viewer',
    request: 'GET /companies/101/subjects/106?lang=is',
    answer: { ...interactiveSubject, subject_id: integer(106) },
    do: actOnSubject(loadSubject, 106),
    reads: { run: { decisions: [{ question: 'Open the file?', isRight: false }] } },
  },
  {
    pin: 'subjects.get: a subject outside the plan in a language',
    as: 'viewer',
    given: { 'a plan with one subject': { subjectId: 101 } },
    request: 'GET /companies/101/subjects/206?lang=is',
    answer: { ...subject, subject_id: integer(206), type: integer(2), disabled: true },
    do: actOnSubject(loadSubject, 206),
    reads: { subject: { value: { disabled: true } }, isPackaged: true },
  },
  {
    pin: 'subjects.get: a subject in a language that is not there',
    as: 'viewer',
    request: 'GET /companies/101/subjects/99?lang=is',
    fails: rejections.notFound('There is no such subject'),
    do: actOnSubject(loadSubject, 99),
    reads: { subject: { failure: { kind: 'notFound' } } },
  },
  {
    pin: 'subjects.getScormInfo: a packaged subject of the library to look at',
    as: 'viewer',
    request: 'GET /companies/101/subjects/scormInfo?subjectId=206&lang=is&preview=1',
    answer: launchInfo,
    do: actOnSubject(openSubject, 206),
    reads: { packageUrl },
  },
  {
    pin: 'subjects.getScormInfo: an imported package to look at',
    as: 'viewer',
    given: { 'an imported package': { scormId: 500, languages: 'is,en' } },
    request: 'GET /companies/101/subjects/scormInfo?subjectId=500&lang=is&preview=1',
    answer: launchInfo,
    do: actOnSubject(openSubject, 500),
    reads: { packageUrl },
  },
  {
    pin: 'subjects.getScormInfo: a package to look at that is not there',
    as: 'viewer',
    request: 'GET /companies/101/subjects/scormInfo?subjectId=99&lang=is&preview=1',
    fails: rejections.notFound('There is no such subject'),
    do: actOnSubject(openSubject, 99),
    reads: { opened: { error: 'There is no such subject' } },
  },
  {
    pin: 'subjects.saveNote: a first note beside a subject',
    request: `POST ${notesPath}`,
    body: { content: 'Ask Björn.' },
    answer: { success: true, note: { id: integer(1), content: 'Ask Björn.' } },
    do: actOnSubject((store) => store.saveNote('Ask Björn.')),
    reads: (_, shown) => expect(shown).toMatchObject({ subject: { failure: undefined } }),
  },
  {
    pin: 'subjects.saveNote: another wording of a note',
    given: noteState,
    request: `POST ${notesPath}`,
    body: { id: 5, content: 'Ask Björn.' },
    answer: { success: true, note: { id: 5, content: 'Ask Björn.' } },
    do: actOnSubject((store) => store.saveNote('Ask Björn.', 5)),
    reads: (_, shown) => expect(shown).toMatchObject({ subject: { failure: undefined } }),
  },
  {
    pin: 'subjects.saveNote: another wording of a note that is gone',
    request: `POST ${notesPath}`,
    body: { id: 6, content: 'Ask Björn.' },
    fails: rejections.notFound('There is no such note'),
    do: actOnSubject((store) => store.saveNote('Ask Björn.', 6)),
  },
  {
    pin: 'subjects.saveNote: a note without words',
    request: `POST ${notesPath}`,
    body: { content: '' },
    fails: rejections.invalid({ content: 'You need to enter some information to save' }),
    do: actOnSubject((store) => store.saveNote('')),
  },
  {
    pin: 'subjects.saveNote: a note by somebody who may only look',
    as: 'viewer',
    request: `POST ${notesPath}`,
    body: { content: 'Ask Björn.' },
    fails: rejections.forbidden('Only admins can do this'),
    do: actOnSubject((store) => store.saveNote('Ask Björn.')),
  },
  {
    pin: 'subjects.deleteNote: a note to delete',
    given: noteState,
    request: `DELETE ${notesPath}/5`,
    answer: { success: true },
    do: actOnSubject((store) => store.deleteNote(5)),
    reads: (_, shown) => expect(shown).toMatchObject({ subject: { failure: undefined } }),
  },
  {
    pin: 'subjects.deleteNote: a note to delete that is gone',
    request: `DELETE ${notesPath}/6`,
    fails: rejections.notFound('There is no such note'),
    do: actOnSubject((store) => store.deleteNote(6)),
  },
])
