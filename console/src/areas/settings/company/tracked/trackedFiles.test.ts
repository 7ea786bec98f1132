// @vitest-environment node

import { campaignStatus, executionStatus } from '@heed/contracts'
import { Archive } from '@heed/contracts/rules/packages/Archive'
import { expect, it } from 'vitest'
import { type FakeCall, FakeServer } from '../../../../../test/fakeServer.ts'
import { makeCompanyStores } from '../../../../../test/makeCompanyStores.ts'
import { CompanySettingsStore } from '../CompanySettingsStore.ts'

const companyPath = '/companies/11'
const viewedAt = '2026-02-03T09:00:00Z'
const deliveredAt = '2026-02-02T09:00:00Z'
const answerCounts = { correct: 2, incorrect: 1, status: 1 }
const aLesson = (title: string, more: object = {}) => ({
  subject_id: 1,
  title,
  delivered: deliveredAt,
  viewed: viewedAt,
  ...answerCounts,
  ...more,
})
const aPerson = (email: string, more: object = {}) => ({
  email,
  name: email.slice(0, 3),
  listName: 'Sales',
  score: 67,
  started: viewedAt,
  completedDate: null,
  subjects: [aLesson('Phishing'), aLesson('To come', { delivered: null, viewed: null })],
  ...more,
})
const statusInfo = { label: '', color: '' }
const { draft, active, completed } = campaignStatus
const noAbilities = { canRemind: false, canRename: false, canCopy: false, canStop: false, canDelete: false }
const training = {
  ...noAbilities,
  statusInfo,
  uniqueId: '',
  scheduleType: 1,
  totalUsers: 2,
  firstBatch: null,
  lastBatch: null,
}

const snapshot = {
  id: 2,
  name: 'Board',
  created: viewedAt,
  lists: [],
  definition: { listIds: 'all', emailSubject: null, recipients: [] },
  allEmployees: true,
  recipientsEmails: [],
  scheduleFrequency: null,
  scheduleWeekday: null,
  scheduleHour: null,
  scheduleWeekdayPosition: null,
  rrule: null,
}

function aServer(): FakeServer {
  const row = {
    updated: viewedAt,
    attendance: 0,
    awarenessScore: 0,
    subjectsSent: 1,
    totalSubjects: 2,
    ...training,
  }
  const automations = [
    // A training that was stopped and is therefore a draft again.
    { ...row, id: 5, name: 'Spring', status: draft, isScorm: false },
    { ...row, id: 6, name: 'Spring', status: active, isScorm: false },
    { ...row, id: 'p7', name: 'Packaged', status: active, isScorm: true },
  ]
  const assessment = {
    id: 8,
    name: 'Phish/ing',
    status: completed,
    isScorm: false,
    statusInfo,
    uniqueId: '',
    userLists: [],
  }
  const counts = {
    totalEmployees: 1,
    usersFinished: 1,
    started: 1,
    attendance: 100,
    resilienceScore: 80,
    areas: [],
  }
  const dates = { last_updated: viewedAt, deliveryDate: deliveredAt, due: viewedAt }
  const assessments = [
    { ...assessment, ...counts, ...dates },
    { ...assessment, ...counts, ...dates, id: 9, status: draft },
  ]
  const users = [{ userId: 1, email: 'asa@example.is', name: 'Ása', lists: [], lastActive: viewedAt }]
  const execution = {
    id: 3,
    generatedAt: '2026-02-02T23:30:00Z',
    scheduledAt: null,
    status: executionStatus.succeeded,
    recipients: [],
  }
  const never = { ...execution, id: 4, status: executionStatus.planned, generatedAt: null }
  return new FakeServer()
    .on(`GET ${companyPath}/users`, { users, count: 1 })
    .on(`GET ${companyPath}/trainings`, { automations, count: 3 })
    .on(`GET ${companyPath}/trainings/5/perUsersDetails`, { users: [aPerson('asa@example.is')], count: 1 })
    .on(`GET ${companyPath}/trainings/6/perUsersDetails`, ({ path }: FakeCall) =>
      path.includes('p=0')
        ? { users: [aPerson('asa@example.is', { completedDate: viewedAt })], count: 2 }
        : { users: [aPerson('jon@example.is', { started: null, subjects: [] })], count: 2 },
    )
    .on(`GET ${companyPath}/assessments`, { assessments, count: 2 })
    .on(`GET ${companyPath}/assessments/8/detailed_report/csv`, 'scores of 8')
    .on(`GET ${companyPath}/assessments/8/answers_report/csv`, 'answers of 8')
    .on(`GET ${companyPath}/reports`, { reports: [snapshot], count: 1 })
    .on(`GET ${companyPath}/reports/2/executions`, {
      executions: [
        { ...execution, hasPDF: true, hasCSV: false },
        { ...never, hasPDF: false, hasCSV: false },
      ],
      count: 2,
    })
    .on(`POST ${companyPath}/reports/2/executions/3/generate`, {
      success: true,
      execution: { ...execution, hasPDF: true, hasCSV: true },
    })
    .on(`GET ${companyPath}/reports/2/executions/3/csv`, 'people of the report')
}

async function readSavedFiles(hasCertificates: boolean): Promise<Map<string, string[]>> {
  const store = makeCompanyStores(aServer()).getStore(CompanySettingsStore)
  const zip = await Archive.open(
    await store.createTrackedZip({ token: 't', zone: 'Asia/Tokyo', hasCertificates }),
  )
  const decoder = new TextDecoder()
  const files = zip.paths.map(
    async (path): Promise<[string, string[]]> => [
      path,
      decoder
        .decode(await zip.read(path))
        .trimEnd()
        .split('\r\n'),
    ],
  )
  return new Map(await Promise.all(files))
}

it('the employee data export contains every lesson, score, answer, report and certificate', async () => {
  const files = await readSavedFiles(true)
  expect([...files.keys()]).toEqual([
    'employees.csv',
    'trainings/Spring (5).csv',
    'trainings/Spring (6).csv',
    'certificates.csv',
    'assessments/Phish_ing (8)/scores.csv',
    'assessments/Phish_ing (8)/answers.csv',
    'reports/Board (2)/2026-02-03 (3).csv',
  ])
  expect(files.get('employees.csv')?.[1]).toBe('asa@example.is,Ása,,,2026-02-03 09:00:00')
  const time = '2026-02-03 09:00:00'
  expect(files.get('trainings/Spring (5).csv')).toEqual([
    'Email,Name,List,Started (UTC),Completed (UTC),Score in percent,Lesson,Delivered (UTC),Viewed (UTC),Correct answers,Wrong answers,Status',
    `asa@example.is,asa,Sales,${time},,67,Phishing,2026-02-02 09:00:00,${time},2,1,completed`,
  ])
  expect(files.get('trainings/Spring (6).csv')?.slice(1)).toEqual([
    `asa@example.is,asa,Sales,${time},${time},67,Phishing,2026-02-02 09:00:00,${time},2,1,completed`,
    'jon@example.is,jon,Sales,,,,,,,,,',
  ])
  expect(files.get('certificates.csv')?.slice(1)).toEqual([`asa@example.is,asa,Spring,${time}`])
  expect(files.get('assessments/Phish_ing (8)/answers.csv')).toEqual(['answers of 8'])
  expect(files.get('reports/Board (2)/2026-02-03 (3).csv')).toEqual(['people of the report'])
})

it('the employee data export has no certificates when the company issues none', async () => {
  expect((await readSavedFiles(false)).has('certificates.csv')).toBe(false)
})
