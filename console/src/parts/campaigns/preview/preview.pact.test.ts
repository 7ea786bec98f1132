// @vitest-environment node
import { rejections, string } from '@heed/contracts/pact'
import { testCompanyPins } from '../../../../test/pact/pins.ts'
import { PreviewsStore } from './PreviewsStore.ts'

const request = 'POST /companies/101/trainings/sendPreview'
const preview = {
  targetEmail: 'anna@example.is,villi@example.is',
  previewType: 'selected' as const,
  selectedEvents: [1],
  previewSubjects: [
    { index: 0, subjectIds: [101] },
    { index: 1, subjectIds: [102] },
  ],
  introductoryData: { message: '<p>Hæ</p>', mrkdwn_message: 'Hæ' },
}
const fullPreview = {
  targetEmail: 'anna@example.is,villi@example.is',
  previewType: 'all' as const,
  previewSubjects: [{ index: 0, subjectIds: [101] }],
}
const emptyPreview = { ...preview, selectedEvents: [] }
const invalidPreview = { ...preview, targetEmail: 'anna' }

const assessment = {
  targetEmail: 'anna@example.is,villi@example.is',
  previewQuestions: [1001, 2001],
  name: 'Winter check',
  due: '2099-01-15T09:00:00.000Z',
  duration: 300,
}
const invalidAssessment = { ...assessment, targetEmail: 'anna' }

testCompanyPins([
  {
    pin: 'trainings.sendPreview: the mails to look at',
    request,
    body: fullPreview,
    answer: { success: true },
    do: (company) => company.getStore(PreviewsStore).sendTrainingPreview(fullPreview),
  },
  {
    pin: 'trainings.sendPreview: chosen deliveries with the words that introduce them',
    request,
    body: preview,
    answer: { success: true },
    do: (company) => company.getStore(PreviewsStore).sendTrainingPreview(preview),
  },
  {
    pin: 'trainings.sendPreview: of no delivery at all',
    request,
    body: emptyPreview,
    answer: { success: false, reason: string('Choose at least one delivery') },
    do: (company) => company.getStore(PreviewsStore).sendTrainingPreview(emptyPreview),
  },
  {
    pin: 'trainings.sendPreview: to what is no address',
    request,
    body: invalidPreview,
    fails: rejections.invalid({ targetEmail: 'Email not valid: anna' }),
    do: (company) => company.getStore(PreviewsStore).sendTrainingPreview(invalidPreview),
  },
  {
    pin: 'assessments.sendPreview: the invitation to look at',
    request: 'POST /companies/101/assessments/sendPreview',
    body: assessment,
    answer: { success: true },
    do: (company) => company.getStore(PreviewsStore).sendAssessmentPreview(assessment),
  },
  {
    pin: 'assessments.sendPreview: to what is no address',
    request: 'POST /companies/101/assessments/sendPreview',
    body: invalidAssessment,
    fails: rejections.invalid({ targetEmail: 'Email not valid: anna' }),
    do: (company) => company.getStore(PreviewsStore).sendAssessmentPreview(invalidAssessment),
  },
])
