import { screen, within } from '@testing-library/react'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { expect, test } from 'vitest'
import { makeHomeServer } from '../../../../test/aHome.ts'
import { renderPage } from '../../../../test/renderPage.tsx'
import { useCompany, useCompanyStore } from '../../../app/root/RootContext.tsx'
import { loadTexts } from '../../../lib/texts.ts'
import { DashboardStore } from '../DashboardStore.ts'
import { AssessmentsCard } from './AssessmentsCard.tsx'
import { TrainingsCard } from './TrainingsCard.tsx'

await loadTexts('dashboard')
await loadTexts('campaigns')

const Cards = observer(function Cards() {
  const company = useCompany()
  const store = useCompanyStore(DashboardStore)
  useEffect(() => void store.load(company), [store, company])
  return (
    <>
      <TrainingsCard />
      <AssessmentsCard />
    </>
  )
})

test('campaign cards show active and completed counts with employees, and link to both lists', async () => {
  const server = makeHomeServer().on('GET /companies/11/statistics/status', {
    trainings: { active: { value: 2, users: 40 }, completed: { value: 5, users: 60 } },
    assessments: { active: { value: 3, users: 1200 }, completed: { value: 4, users: 70 } },
  })
  await renderPage(<Cards />, { server })
  const told = async (name: string) =>
    (
      await within(screen.getByRole('region', { name })).findAllByRole('link', { name: /active|completed/ })
    ).map((link) => [link.parentElement?.textContent, link.getAttribute('href')])
  expect(await told('Training programs')).toEqual([
    ['2 active, reaching 40 employees', '/trainings/active/'],
    ['5 completed, reaching 60 employees', '/trainings/completed/'],
  ])
  expect(await told('Assessments')).toEqual([
    ['3 active, reaching 1,200 employees', '/assessment/active/'],
    ['4 completed, reaching 70 employees', '/assessment/completed/'],
  ])
})
