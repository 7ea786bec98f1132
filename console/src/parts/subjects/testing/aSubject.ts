import { type ScormInfo, type Subject, subjectType } from '@heed/contracts'
import { FakeServer } from '../../../../test/fakeServer.ts'

export const aSubject = (overrides: Partial<Subject> = {}): Subject => ({
  id: 101,
  subject_id: 101,
  title: 'Phishing',
  description: 'The four signs of a phishing mail.',
  duration: 95,
  thumb: null,
  type: subjectType.video,
  languages: ['en', 'is'],
  notes: [{ id: 5, content: 'Ask Ása.' }],
  questions_count: 1,
  keyBehaviours: [{ id: 11, kbName: 'Checks sender and links' }],
  disabled: false,
  availableForBeta: true,
  trainings: [{ id: 9, name: 'Spring' }],
  questions: [
    {
      question: 'What gives it away?',
      correct_answer: 'The address',
      wrong_answer1: 'The logo',
      wrong_answer2: 'The length',
      wrong_answer3: 'The hour',
      why: 'Logos are easily copied.',
    },
  ],
  video_decisions: null,
  language: 'en',
  player: 'https://lessons.example/101/en.html',
  ...overrides,
})

const createOption = (text: string) => ({ text, why: `Why: ${text}` })

export const aDecisionSubject = (overrides: Partial<Subject> = {}): Subject =>
  aSubject({
    id: 106,
    subject_id: 106,
    title: 'Three mails',
    type: subjectType.decision,
    player: 'https://lessons.example/106/en.html',
    video_decisions: [
      {
        decisions: [
          {
            at: 10,
            question: 'Open the file?',
            options: [createOption('Open it'), createOption('Call first')],
          },
          { at: 20, question: 'Pay it?', options: [createOption('Ask the boss'), createOption('Pay')] },
        ],
        answerSubjectId: 9106,
        answerSubjectLength: 30,
        correctPath: [1, 0],
      },
    ],
    ...overrides,
  })

export const aPackageInfo: ScormInfo = {
  url: 'https://packages.example/k1/',
  entryPoint: 'index.html',
  xapi: false,
  actor: '{"name":"Ása"}',
  endpoint: 'https://heed.example/api/xapi/preview',
  auth: 'jwt-1',
}

export const aSubjectServer = (subject = aSubject()): FakeServer =>
  new FakeServer().on(`GET /companies/11/subjects/${subject.subject_id}`, subject)
