import { executionStatus, insightType } from '@heed/contracts'
import { aTraining, aTrainingEntry } from '@heed/fixtures/factories'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { makeHomeServer } from '../../../../test/aHome.ts'
import { answer } from '../../../../test/fakeServer.ts'
import { renderApp } from '../../../../test/renderPage.tsx'
import { triggerRefresh } from '../../../../test/waitForRefresh.ts'
import {
  aWeeklyReport,
  failedSync,
  makeAssessment,
  makeExecution,
  makeService,
} from '../testing/attentionAnswers.ts'
import { anAssessment, answerAssessments, answerTrainings } from '../testing/campaignRows.ts'

const reports = 'GET /companies/11/reports'

const due = '2026-03-05T09:00:00.000Z'

const sales = { id: 7, name: 'Sales', totalUsers: 80, opened: 60, score: 40, total: 320 }

const aWorriedServer = () => {
  const trainings = [
    aTrainingEntry({ id: 2, name: 'Basics' }),
    aTrainingEntry({ id: 3, name: 'Half done', status: -1 }),
  ]
  const assessment = anAssessment({ due })
  return makeHomeServer()
    .on('GET /companies/11/trainings', answerTrainings(trainings))
    .on('GET /companies/11/assessments', answerAssessments([assessment]))
    .on(
      'GET /companies/11/trainings/2',
      aTraining({ id: 2, name: 'Basics', bouncedEmails: 2, lists: [sales] }),
    )
    .on('GET /companies/11/assessments/5', makeAssessment())
    .on('GET /companies/11/assessments/5/riskInsights', {
      insights: [
        {
          type: insightType.employeeList,
          context: { name: 'Vöruhús', listId: 7, averageScore: 41, employeesPercentage: 40 },
        },
      ],
    })
}

const isExecutionsCall = ({ path }: { path: string }) => path.includes('/executions')

const findCard = async () => within(await screen.findByRole('region', { name: 'Needs attention' }))

const listRows = async () => {
  const card = await findCard()
  await card.findByRole('list')
  return card.getAllByRole('listitem').map((row) => row.textContent)
}

it('lists what needs attention, most urgent first, each with one action', async () => {
  const { user } = await renderApp({ server: aWorriedServer(), company: { canCreateTraining: true } })
  await screen.findByText('2 emails from Basics bounced')
  expect((await listRows()).map((text) => text?.replace(/^\w+: /, ''))).toEqual([
    'Vöruhús scores41%RiskyWhere we stand, 120 of 240 employees completedCreate training',
    "120 employees haven't finished Where we standEnds in 3 days, completed: 120 of 240Send reminders",
    'Sales has completed 25% of its delivered lessonsBasics, 2 of 4 lessons deliveredSend reminders',
    '2 emails from Basics bouncedSent to 240 employeesView emails',
  ])
  const card = await findCard()
  expect(card.getByRole('link', { name: 'Send reminders: Where we stand' }).getAttribute('href')).toBe(
    '/assessment/5/view/?dialog=remind',
  )
  expect(card.getByRole('link', { name: 'View emails: Basics' }).getAttribute('href')).toBe(
    '/trainings/2/view/?dialog=bounced',
  )
  await user.click(card.getByRole('button', { name: 'Show all 5' }))
  expect(card.getByRole('link', { name: 'Continue draft: Half done' }).getAttribute('href')).toBe(
    '/trainings/edit/3/',
  )
})

it("shows a viewer the rows without an admin's actions", async () => {
  const server = aWorriedServer()
    .on(
      'GET /companies/11/trainings/2',
      aTraining({ id: 2, lists: [sales], bouncedEmails: 2, canRemind: false }),
    )
    .on('GET /companies/11/assessments/5', makeAssessment({ canRemind: false }))
  await renderApp({ server, as: 'viewer' })
  await screen.findByText(/^2 emails from .* bounced$/)
  const card = await findCard()
  expect(card.getAllByRole('listitem')).toHaveLength(4)
  expect(card.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['View emails'])
  expect(server.listCalls('GET /companies/11/integrations')).toEqual([])
})

it('says in one line that all is well', async () => {
  await renderApp({ server: makeHomeServer() })
  const card = await findCard()
  await card.findByText('All is well. Nothing needs your attention.')
  expect(card.queryByRole('list')).toBeNull()
})

it('lists failed syncs and reports with a way to each', async () => {
  const server = makeHomeServer()
    .on('GET /companies/11/integrations', {
      integrations: [
        makeService('google', 'Google Workspace', true),
        makeService('azure', 'Azure AD', false),
        makeService('slack', 'Slack', true),
      ],
    })
    .on('GET /companies/11/integrations/google/status', failedSync)
    .on(reports, { reports: [aWeeklyReport], count: 1 })
    .on('GET /companies/11/reports/4/executions', {
      executions: [
        makeExecution(9, executionStatus.planned),
        makeExecution(8, executionStatus.error),
        makeExecution(7, executionStatus.succeeded),
      ],
      count: 3,
    })
  await renderApp({ server })
  await screen.findByText('The last sync with Google Workspace failed')
  const card = await findCard()
  card.getByText('The token expired')
  card.getByText("Weekly progress couldn't be generated")
  expect(card.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/settings/integrations/google/',
    '/reports/4/',
  ])
})

it('keeps the other rows when one source fails, and tries it again', async () => {
  const server = aWorriedServer().on(reports, answer(500, { message: 'No reports' }))
  const { user } = await renderApp({ server })
  await screen.findByText("Some checks couldn't be loaded.")
  const card = await findCard()
  expect(card.getAllByRole('listitem')).toHaveLength(4)
  server.on(reports, { reports: [], count: 0 })
  await user.click(card.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(card.queryByText("Some checks couldn't be loaded.")).toBeNull())
})

it.each([
  [300, 'All 300 seats are used'],
  [290, '290 of 300 seats are used'],
])('warns about seats with %i employees', async (users_total, text) => {
  await renderApp({ server: makeHomeServer(), company: { users_total, usersLeft: 300 - users_total } })
  await (await findCard()).findByText(text)
})

it('loads the campaigns behind it without waiting for the status', async () => {
  const server = aWorriedServer().on(
    'GET /companies/11/statistics/status',
    () => new Promise(() => undefined),
  )
  await renderApp({ server })
  await waitFor(() => expect(server.calls.some(({ path }) => path.includes('/trainings/2'))).toBe(true))
})

it('refreshes each figure with one request, and insights only after new answers', async () => {
  const server = aWorriedServer()
    .on('GET /companies/11/integrations', {
      integrations: [makeService('google', 'Google Workspace', true)],
    })
    .on('GET /companies/11/integrations/google/status', failedSync)
    .on(reports, { reports: [aWeeklyReport], count: 1 })
    .on('GET /companies/11/reports/4/executions', { executions: [], count: 0 })
  await renderApp({ server })
  await screen.findByText('The last sync with Google Workspace failed')
  const refresh = async () => {
    const { length } = server.calls
    triggerRefresh()
    await waitFor(() => expect(server.calls.slice(length).some(isExecutionsCall)).toBe(true))
    return server.calls
      .slice(length)
      .map(({ path }) => path.replace(/^\/companies\/11|\?.*$/g, ''))
      .toSorted((a, b) => a.localeCompare(b))
  }
  const figures = [
    '/assessments',
    '/assessments/5',
    '/events',
    '/events',
    '/integrations',
    '/integrations/google/status',
    '/reports',
    '/reports/4/executions',
    '/statistics/status',
    '/trainings',
    '/trainings/2',
  ]
  expect(await refresh()).toEqual(figures)
  server.on('GET /companies/11/assessments', answerAssessments([anAssessment({ due, usersFinished: 121 })]))
  expect(await refresh()).toEqual(figures.toSpliced(2, 0, '/assessments/5/riskInsights'))
})
