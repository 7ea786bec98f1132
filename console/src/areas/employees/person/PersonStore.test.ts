import { expect, it } from 'vitest'
import { FakeServer, refuse } from '../../../../test/fakeServer.ts'
import { makeCompanyStores } from '../../../../test/makeCompanyStores.ts'
import { PersonStores } from './PersonStore.ts'

const asa = {
  userId: 1,
  email: 'asa@example.is',
  name: 'Ása',
  lists: [{ id: 7, name: 'Sales' }],
  lastActive: null,
}

it("a person's details, trainings and assessments are loaded separately", async () => {
  const server = new FakeServer()
    .on('GET /companies/11/users/user/asa%40example.is', asa)
    .on('GET /companies/11/users/user/asa%40example.is/trainings', { trainings: [] })
    .on('GET /companies/11/users/user/asa%40example.is/assessments', refuse(403, 'Not allowed'))
  const person = makeCompanyStores(server).getStore(PersonStores).get(asa.email)
  await Promise.all([person.load(), person.loadTrainings(), person.loadAssessments()])
  expect(person.info.value?.name).toBe('Ása')
  expect(person.trainings.value).toEqual([])
  expect(person.assessments.error).toBe('Not allowed')
})

it("a person's trainings are sorted latest first, with planned ones at the top", async () => {
  const training = { status: 1, lessonsDelivered: 0, singleUserScore: 0, opened: 0 }
  const more = { averageIncorrectAnswerCount: 0, subjectsNames: [] }
  const begun = [
    ['Old', '2025-03-01T09:00:00Z'],
    ['Planned', null],
    ['New', '2026-01-10T09:00:00Z'],
  ]
  const trainings = begun.map(([name, firstBatch], id) => ({ id, name, firstBatch, ...training, ...more }))
  const server = new FakeServer().on('GET /companies/11/users/user/asa%40example.is/trainings', { trainings })
  const person = makeCompanyStores(server).getStore(PersonStores).get(asa.email)
  await person.loadTrainings()
  expect(person.trainings.value?.map(({ name }) => name)).toEqual(['Planned', 'New', 'Old'])
})
