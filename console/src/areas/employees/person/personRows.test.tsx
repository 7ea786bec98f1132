import type { UserAssessment, UserTraining, UserTrainingStatus } from '@heed/contracts'
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { FakeServer } from '../../../../test/fakeServer.ts'
import { makeCompanyStores } from '../../../../test/makeCompanyStores.ts'
import { renderWithProviders } from '../../../../test/render.tsx'
import { PersonCampaigns } from './PersonCampaigns.tsx'
import { PersonStores } from './PersonStore.ts'

const path = '/companies/11/users/user/asa%40example.is'
const statusCall = 'GET /companies/11/users/status/asa%40example.is'

const aTraining = (own: Partial<UserTraining>): UserTraining => ({
  id: 4,
  name: 'Basics',
  status: 2,
  firstBatch: '2026-02-02T09:00:00.000Z',
  lessonsDelivered: 9,
  singleUserScore: 40,
  opened: 6,
  averageIncorrectAnswerCount: 0,
  subjectsNames: [],
  ...own,
})
const anAssessment = (own: Partial<UserAssessment>): UserAssessment => ({
  id: 7,
  name: 'Phishing',
  status: 4,
  deliveryDate: '2026-01-05T09:00:00.000Z',
  completionDate: '2026-01-08T09:00:00.000Z',
  due: null,
  userScore: 80,
  definition: { areas: [] },
  ...own,
})
const aLesson = (own: object): UserTrainingStatus['subjects'][number] => ({
  title: 'Spot the phish',
  delivered: '2026-02-02T09:00:00.000Z',
  viewed: '2026-02-03T09:00:00.000Z',
  correct: 3,
  incorrect: 5,
  status: 1,
  eventId: 1,
  training_ids: [4],
  ...own,
})
const makeLessonsReply = (...subjects: object[]) => ({ subjects, score: 0, started: null, trainings: [] })

function aPersonServer() {
  const server = new FakeServer()
    .on(`GET ${path}/trainings`, {
      trainings: [
        aTraining({}),
        aTraining({ id: 5, name: 'Advanced', firstBatch: null, lessonsDelivered: 0, opened: 0 }),
      ],
    })
    .on(`GET ${path}/assessments`, {
      assessments: [
        anAssessment({}),
        anAssessment({ id: 8, name: 'Later', deliveryDate: null, completionDate: null, userScore: 0 }),
      ],
    })
    .on(`${statusCall}?trainingId=4`, makeLessonsReply(aLesson({})))
    .on(
      `${statusCall}?trainingId=5`,
      makeLessonsReply(
        aLesson({ eventId: 2, title: 'Seen', viewed: true, correct: 0, incorrect: 0 }),
        aLesson({ eventId: 3, title: 'Unseen', viewed: null, correct: 0, incorrect: 0 }),
        aLesson({ eventId: 4, title: 'To come', delivered: null, viewed: null }),
      ),
    )
  return { server, person: makeCompanyStores(server).getStore(PersonStores).get('asa@example.is') }
}

const readRow = async (name: string) => {
  const cells = (await screen.findByText(name)).closest('tr')?.querySelectorAll('td, th')
  return [...(cells ?? [])].map(({ textContent }) => textContent)
}

it("a person's trainings show their figures in columns", async () => {
  renderWithProviders(<PersonCampaigns person={aPersonServer().person} />)
  const [basics, advanced] = [await readRow('Basics'), await readRow('Advanced')]
  expect(basics.slice(2, 5)).toEqual(['Feb 02, 2026', '6/9', expect.stringMatching(/^40%/)])
  expect(advanced.slice(2, 5)).toEqual(['–', '–', '–'])
})

it("a person's assessments show their dates and score in columns", async () => {
  renderWithProviders(<PersonCampaigns person={aPersonServer().person} />, '/?tab=assessments')
  const [phishing, later] = [await readRow('Phishing'), await readRow('Later')]
  expect(phishing.slice(2, 5)).toEqual(['Jan 05, 2026', 'Jan 08, 2026', expect.stringMatching(/^80%/)])
  expect(later.slice(2, 5)).toEqual(['–', '–', expect.stringMatching(/^0%/)])
})

it("a person's page switches between trainings and assessments", async () => {
  renderWithProviders(<PersonCampaigns person={aPersonServer().person} />)
  await screen.findByText('Basics')
  const [trainings, assessments] = screen.getAllByRole('tab')
  fireEvent.click(assessments ?? document.body)
  expect(await screen.findByText('Phishing')).toBeTruthy()
  fireEvent.click(trainings ?? document.body)
  expect(await screen.findByText('Basics')).toBeTruthy()
})

it.each([
  ['Basics', [['Spot the phish', 'Feb 02, 2026', 'Feb 03, 2026', '3', '5']]],
  [
    'Advanced',
    [
      ['Seen', 'Feb 02, 2026', 'Yes', '0', '0'],
      ['Unseen', 'Feb 02, 2026', '–', '0', '0'],
      ['To come', '–', '–', '3', '5'],
    ],
  ],
])('“%s” shows only its own lessons', async (name, rows) => {
  renderWithProviders(<PersonCampaigns person={aPersonServer().person} />)
  fireEvent.click(await screen.findByLabelText(`Actions for ${name}`))
  fireEvent.click(await screen.findByText('Show lessons'))
  const [first] = rows
  const table = within((await screen.findByText(first?.[0] ?? '')).closest('table') ?? document.body)
  const shown = table.getAllByRole('row').slice(1)
  const cells = shown.map((row) => [...row.children].map(({ textContent }) => textContent))
  expect(cells.map((row) => row.slice(0, 5))).toEqual(rows)
})

it("a person's record contains all lessons and assessments, oldest first", async () => {
  const lines = await aPersonServer().person.record()
  expect(lines.slice(1)).toEqual([
    'Assessment,Later,,,,,,,0',
    'Assessment,Phishing,,2026-01-05 09:00:00,,2026-01-08 09:00:00,,,80',
    'Lesson,Basics,Spot the phish,2026-02-02 09:00:00,2026-02-03 09:00:00,,3,5,',
    'Lesson,Advanced,Seen,2026-02-02 09:00:00,yes,,0,0,',
    'Lesson,Advanced,Unseen,2026-02-02 09:00:00,,,0,0,',
  ])
})
