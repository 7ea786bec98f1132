import { expect, it } from 'vitest'
import { aCompany } from '../../../../test/aCompany.ts'
import { FakeServer, refuse } from '../../../../test/fakeServer.ts'
import { ShownPeople } from './PersonStore.ts'

const asa = {
  userId: 1,
  email: 'asa@example.is',
  name: 'Ása',
  lists: [{ id: 7, name: 'Sales' }],
  lastActive: null,
}

it('a person has trainings and assessments', async () => {
  const server = new FakeServer()
    .on('GET /companies/11/users/user/asa%40example.is', asa)
    .on('GET /companies/11/users/user/asa%40example.is/trainings', { trainings: [] })
    .on('GET /companies/11/users/user/asa%40example.is/assessments', refuse(403, 'Not allowed'))
  const person = aCompany(server).of(ShownPeople).of(asa.email)
  await Promise.all([person.load(), person.loadTrainings(), person.loadAssessments()])
  expect(person.info.value?.name).toBe('Ása')
  expect(person.trainings.value).toEqual([])
  expect(person.assessments.error).toBe('Not allowed')
})
