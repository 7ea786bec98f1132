import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { aTrainingServer, renderTraining, trainingPagePath, trainingUrl } from './testing/renderTraining.tsx'

const usersCall = `GET ${trainingUrl}/users`
const noUsers = { users: [], count: 0 }

it('the completion rate opens the list of employees who are behind', { tags: 'slow' }, async () => {
  const server = aTrainingServer().on(usersCall, noUsers)
  const { user, address } = await renderTraining({ server })
  await user.click(await screen.findByRole('button', { name: 'Employees who are behind' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'View Employees' }))
  expect((dialog.getByRole('radio', { name: 'Behind' }) as HTMLInputElement).checked).toBe(true)
  expect(address()).toBe(`${trainingPagePath}?dialog=people&progress=behind`)
})

it.each([
  ['employees who are behind', { behindUsers: 31, finishedUsers: 0 }, '31 employees are behind', 'behind'],
  [
    "employees who haven't finished after the last lesson",
    { totalForView: 960, total: 960, behindUsers: 40, finishedUsers: 119 },
    "1 employee hasn't finished",
    'notFinished',
  ],
])('the completion rate links to %s', async (_, figures, name, progress) => {
  const server = aTrainingServer({ totalUsers: 120, ...figures }).on(usersCall, noUsers)
  const { user, address } = await renderTraining({ server })
  await user.click(await screen.findByRole('button', { name }))
  expect(address()).toBe(`${trainingPagePath}?dialog=people&progress=${progress}`)
})

it('the completion rate has no link when no employee is behind', async () => {
  await renderTraining({ server: aTrainingServer({ behindUsers: 0, finishedUsers: 0 }) })
  await screen.findByText(/^\d+ of \d+ completed$/)
  expect(screen.queryByRole('button', { name: /behind/ })).toBeNull()
})

it('has one headline, and shows the other figures below it', async () => {
  await renderTraining()
  const bars = await screen.findAllByRole('progressbar')
  const names = bars.map((bar) => [
    document.getElementById(bar.getAttribute('aria-labelledby') ?? '')?.textContent,
    bar.previousElementSibling?.getAttribute('data-headline'),
  ])
  expect(names).toEqual([
    ['Completion of delivered lessons', 'true'],
    ['Completion rate', 'false'],
    ['Attendance', 'false'],
  ])
})

it('completion rate and attendance show a dash before the first delivery', async () => {
  await renderTraining({ server: aTrainingServer({ score: 0, totalForView: 0, opened: 0 }) })
  const of = async (name: string) =>
    (await screen.findByRole('progressbar', { name })).parentElement?.textContent
  expect(await of('Completion of delivered lessons')).toContain('– Nothing has been delivered yet')
  expect(await of('Completion rate')).toContain('Completion rate–')
  expect(await of('Attendance')).toContain('Attendance–')
})
