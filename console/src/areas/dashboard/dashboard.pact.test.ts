// @vitest-environment node
import { assessmentRow, eachLike, integer, like, rejections, trainingRow } from '@heed/contracts/pact'
import { subjectRow } from '@heed/contracts/pact/client/libraryRows'
import { testCompanyPins } from '../../../test/pact/pins.ts'
import { aCompany } from '../../../test/people.ts'
import type { CompanyStores } from '../../app/stores/CompanyStores.ts'
import { DashboardStore } from './DashboardStore.ts'

const path = '/companies/101'
const training = { 'campaigns of an employee': { email: 'asa@example.is' } }
const assessment = { 'an assessment': { assessmentId: assessmentRow.id, is: 'active' } } as const
const serverErrorState = { 'the server fails': { status: 500, message: 'Down' } }
const serverErrorReply = rejections.failing(500, 'Down')

const zeroFigures = { value: integer(0), users: integer(0) }
const statusReply = { active: zeroFigures, completed: zeroFigures }

async function loadDashboard(company: CompanyStores) {
  const store = company.getStore(DashboardStore)
  await store.load(aCompany())
  return store
}

testCompanyPins([
  {
    pin: 'dashboard.getStatus: campaigns at a glance',
    as: 'viewer',
    request: `GET ${path}/statistics/status`,
    answer: like({ trainings: statusReply, assessments: statusReply }),
    beside: [
      {
        pin: 'subjects.listLatest: the newest subjects',
        as: 'viewer',
        request: `GET ${path}/subjects/latestSubjects`,
        answer: { subjects: eachLike(subjectRow) },
      },
      {
        pin: 'trainings.list: the newest ones',
        as: 'viewer',
        given: training,
        request: `GET ${path}/trainings?d=1&p=0&n=20&order=updated+desc`,
        answer: { automations: [trainingRow], count: 1 },
      },
      {
        pin: 'assessments.list: the newest ones of both kinds',
        as: 'viewer',
        given: assessment,
        request: `GET ${path}/assessments?d=1&p=0&n=20&order=last_updated+desc`,
        answer: { assessments: [assessmentRow], count: 1 },
      },
    ],
    do: loadDashboard,
    reads: {
      isLoading: false,
      status: { value: { trainings: { active: { value: 0, users: 0 } } } },
      trainings: { value: { rows: [{ name: 'Passwords' }] } },
      assessments: { value: { rows: [{ id: assessmentRow.id }] } },
    },
  },
  {
    pin: 'dashboard.getStatus: campaigns at a glance while the server fails',
    as: 'viewer',
    given: serverErrorState,
    request: `GET ${path}/statistics/status`,
    fails: serverErrorReply,
    beside: [
      {
        pin: 'subjects.listLatest: the newest subjects while the server fails',
        as: 'viewer',
        given: serverErrorState,
        request: `GET ${path}/subjects/latestSubjects`,
        fails: serverErrorReply,
      },
      {
        pin: 'trainings.list: the newest ones, of none',
        as: 'viewer',
        request: `GET ${path}/trainings?d=1&p=0&n=20&order=updated+desc`,
        answer: { automations: [], count: 0 },
      },
      {
        pin: 'assessments.list: the newest ones, of none',
        as: 'viewer',
        request: `GET ${path}/assessments?d=1&p=0&n=20&order=last_updated+desc`,
        answer: { assessments: [], count: 0 },
      },
    ],
    do: loadDashboard,
    reads: {
      status: { error: 'Down' },
      subjects: { error: 'Down' },
      trainings: { value: { rows: [] } },
      assessments: { value: { rows: [] } },
    },
  },
])
