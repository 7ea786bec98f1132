// @vitest-environment node
import { eachLike, integer, like, matchInstant, rejections, string } from '@heed/contracts/pact'
import { testCompanyPins } from '../../../../test/pact/pins.ts'
import type { CompanyStores } from '../../../app/stores/CompanyStores.ts'
import { employee } from '../../../parts/people/testing/pactShapes.ts'
import { pinPeople } from '../../../parts/people/testing/pinPeople.ts'
import { type PersonStore, PersonStores } from './PersonStore.ts'

const asa = 'asa@example.is'
const personPath = '/companies/101/users/user/asa%40example.is'
const given = { 'campaigns of an employee': { email: asa } }

const loadPerson =
  (load: (person: PersonStore) => Promise<unknown>, email = asa) =>
  async (company: CompanyStores) => {
    const person = company.getStore(PersonStores).get(email)
    await load(person)
    return person
  }
const loadTrainingLessons = (person: PersonStore) => person.loadLessons(9001)

testCompanyPins([
  {
    pin: 'employees.get: one employee',
    as: 'viewer',
    request: `GET ${personPath}`,
    answer: { ...employee, email: asa, name: 'Ása Þórsdóttir' },
    do: loadPerson((person) => person.load()),
    reads: { info: { value: { name: 'Ása Þórsdóttir' } } },
  },
  {
    pin: 'employees.get: somebody who is not employed',
    as: 'viewer',
    request: 'GET /companies/101/users/user/nobody%40example.is',
    fails: rejections.notFound('There is no such employee'),
    do: loadPerson((person) => person.load(), 'nobody@example.is'),
    reads: { info: { error: 'There is no such employee' } },
  },
  {
    pin: 'employees.listTrainings: trainings of an employee',
    as: 'viewer',
    given,
    request: `GET ${personPath}/trainings`,
    answer: {
      trainings: eachLike({
        id: like(9001),
        name: string('Passwords'),
        status: integer(2),
        firstBatch: matchInstant(),
        lessonsDelivered: integer(1),
        singleUserScore: like(50),
        opened: integer(1),
        averageIncorrectAnswerCount: like(1),
        subjectsNames: eachLike('Strong passwords'),
      }),
    },
    do: loadPerson((person) => person.loadTrainings()),
    reads: { trainings: { value: [{ name: 'Passwords' }] } },
  },
  {
    pin: 'employees.listAssessments: assessments of an employee',
    as: 'viewer',
    given,
    request: `GET ${personPath}/assessments`,
    answer: {
      assessments: eachLike({
        id: like(9001),
        name: string('Phishing'),
        status: integer(4),
        deliveryDate: matchInstant(),
        completionDate: matchInstant(),
        due: matchInstant(),
        userScore: like(80),
        definition: { areas: eachLike('Phishing') },
      }),
    },
    do: loadPerson((person) => person.loadAssessments()),
    reads: { assessments: { value: [{ name: 'Phishing' }] } },
  },
  {
    pin: 'employees.status: lessons of one training',
    as: 'viewer',
    given,
    request: 'GET /companies/101/users/status/asa%40example.is?trainingId=9001',
    answer: {
      subjects: eachLike({
        title: string('Strong passwords'),
        delivered: matchInstant(),
        viewed: matchInstant(),
        correct: integer(1),
        incorrect: integer(1),
        status: integer(2),
        eventId: integer(9001),
        training_ids: eachLike(9001),
      }),
      score: like(50),
      started: matchInstant(),
      trainings: eachLike({ name: string('Passwords'), reminderTransport: integer(1) }),
    },
    do: loadPerson(loadTrainingLessons),
    reads: { lessons: { value: { subjects: [{ title: 'Strong passwords' }] } } },
  },
  {
    pin: 'employees.status: lessons of somebody who is not employed',
    as: 'viewer',
    request: 'GET /companies/101/users/status/nobody%40example.is?trainingId=9001',
    fails: rejections.notFound('Refused'),
    do: loadPerson(loadTrainingLessons, 'nobody@example.is'),
    reads: { lessons: { error: 'Refused', value: undefined } },
  },
  {
    pin: 'employees.status: lessons of an employee while the server fails',
    as: 'viewer',
    given: { 'the server fails': { status: 500, message: 'Refused' } },
    request: 'GET /companies/101/users/status/asa%40example.is?trainingId=9001',
    fails: rejections.failing(500, 'Refused'),
    do: loadPerson(loadTrainingLessons),
    reads: { lessons: { error: 'Refused', value: undefined } },
  },
  {
    pin: 'employees.listTrainings: trainings of somebody without any',
    as: 'viewer',
    request: `GET ${personPath}/trainings`,
    answer: { trainings: [] },
    do: loadPerson((person) => person.loadTrainings()),
    reads: { trainings: { value: [] } },
  },
  {
    pin: 'employees.listAssessments: assessments of somebody without any',
    as: 'viewer',
    request: `GET ${personPath}/assessments`,
    answer: { assessments: [] },
    do: loadPerson((person) => person.loadAssessments()),
    reads: { assessments: { value: [] } },
  },
])

const both = [
  { id: 11, name: 'Finance' },
  { id: 12, name: 'Sales' },
]
const makeLeaver = (email: string) => ({ email, name: '', lists: both, isDeleted: null })

pinPeople([
  {
    pin: 'employees.update: a new name',
    as: 'helper',
    request: 'PUT /companies/101/users/asa%40example.is',
    body: { name: 'Ása Ósk', listsId: [11, 12] },
    answer: { success: true, user: { ...employee, name: 'Ása Ósk' } },
    do: (store) => store.update(asa, { name: 'Ása Ósk', listsId: [11, 12] }),
    reads: { name: 'Ása Ósk' },
  },
  {
    pin: 'employees.update: an address that somebody else has',
    request: 'PUT /companies/101/users/asa%40example.is',
    body: { email: 'bjorn@example.is' },
    fails: rejections.conflict('The address is taken'),
    do: (store) => store.update(asa, { email: 'bjorn@example.is' }),
  },
  {
    pin: 'employees.update: a new address from a viewer',
    as: 'viewer',
    request: 'PUT /companies/101/users/asa%40example.is',
    body: { email: 'bjorn@example.is' },
    fails: rejections.forbidden('You may not do that'),
    do: (store) => store.update(asa, { email: 'bjorn@example.is' }),
  },
  {
    pin: 'employees.delete: an employee off all lists',
    request: 'DELETE /companies/101/users/asa%40example.is',
    body: { lists: [11, 12] },
    answer: { success: true, deleted: true },
    do: (store) => store.remove(makeLeaver(asa)),
    reads: true,
  },
  {
    pin: 'employees.delete: an employee off all lists under single sign-on',
    given: { 'a company': { singleSignOn: true } },
    request: 'DELETE /companies/101/users/asa%40example.is',
    body: { lists: [11, 12] },
    fails: rejections.forbidden('Refused'),
    do: (store) => store.remove(makeLeaver(asa)),
  },
  {
    // Deleting an employee who was already deleted succeeds.
    pin: 'employees.delete: somebody who is not employed off all lists',
    request: 'DELETE /companies/101/users/nobody%40example.is',
    body: { lists: [11, 12] },
    fails: rejections.notFound('Refused'),
    do: (store) => store.remove(makeLeaver('nobody@example.is')),
    reads: true,
  },
])
