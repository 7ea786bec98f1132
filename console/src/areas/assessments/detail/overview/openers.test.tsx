import { insightType, type RiskInsight } from '@heed/contracts'
import { fireEvent, screen } from '@testing-library/react'
import type { ComponentType } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { makeCompanyStores } from '../../../../../test/makeCompanyStores.ts'
import { renderPage } from '../../../../../test/renderPage.tsx'
import { loadTexts } from '../../../../lib/texts.ts'
import type { AssessmentPeopleQuery } from '../AssessmentEmployees.ts'
import { AssessmentStore } from '../AssessmentStore.ts'
import { assessmentServer, assessmentUrl, makeTally } from '../testing/assessmentServer.ts'
import { people } from '../testing/renderAssessment.tsx'
import { AttendancePanel } from './AttendancePanel.tsx'
import { DistributionPanel } from './DistributionPanel.tsx'
import { InsightsPanel } from './InsightsPanel.tsx'
import { ListScoresPanel } from './ListScoresPanel.tsx'
import { ResiliencePanel } from './ResiliencePanel.tsx'
import type { OverviewProps } from './types.ts'

await loadTexts('assessment')

// The test browser has no layout, so sizes are simulated.
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(900)
})

async function renderPanel(
  Panel: ComponentType<OverviewProps>,
  server = assessmentServer({ tally: makeTally(people) }),
) {
  const assessment = new AssessmentStore(makeCompanyStores(server), '7')
  await Promise.all([assessment.load(), assessment.loadOverview()])
  const onPeople = vi.fn<(asked: AssessmentPeopleQuery) => void>()
  await renderPage(<Panel assessment={assessment} onPeople={onPeople} />, { server })
  return { asked: () => onPeople.mock.calls.map(([one]) => one) }
}

it.each<[string, ComponentType<OverviewProps>, AssessmentPeopleQuery]>([
  ['View 4 employees: Completed', AttendancePanel, { progress: 'completed' }],
  ['View 1 employee: Started, not completed', AttendancePanel, { progress: 'started' }],
  ['View 1 employee: Not started', AttendancePanel, { progress: 'notStarted' }],
  ['5 of 6 employees started', AttendancePanel, { progress: 'begun' }],
  ['Average of 5 employees, not completed: 1', ResiliencePanel, { progress: 'answered' }],
  ['2 employees at risk (0–49)', DistributionPanel, { minScore: 0, maxScore: 49 }],
])('“%s” opens exactly the employees it counts', async (name, Panel, counted) => {
  const { asked } = await renderPanel(Panel)
  fireEvent.click(screen.getByRole('button', { name }))
  expect(asked()).toEqual([counted])
})

describe('a risk insight', () => {
  const figures = { averageScore: 20, employeesPercentage: 40 }
  const insights: RiskInsight[] = [
    {
      type: insightType.keyBehaviour,
      context: { ...figures, name: 'Verify', threatArea: 'Social engineering', keyBehaviour: 'verify' },
    },
    { type: insightType.threatArea, context: { ...figures, name: 'Phishing', threatArea: 'Phishing' } },
    { type: insightType.employeeList, context: { ...figures, name: 'Sales', listId: 4 } },
    {
      type: insightType.questions,
      context: { ...figures, name: 'A call', threatArea: 'Phishing', id: 12 },
    },
  ]
  const atRisk = { minScore: 0, maxScore: 49 }

  it.each<[string, RiskInsight['type'], string, AssessmentPeopleQuery]>([
    [
      'Verify',
      insightType.keyBehaviour,
      '/assessment/7/view/threatAreas/Social_engineering/',
      { threatArea: 'Social engineering', keyBehaviour: 'verify' },
    ],
    [
      'Phishing',
      insightType.threatArea,
      '/assessment/7/view/threatAreas/Phishing/',
      { threatArea: 'Phishing' },
    ],
    ['Sales', insightType.employeeList, '/users/list/4/', { listId: 4 }],
    [
      'A call',
      insightType.questions,
      '/assessment/7/view/scenarios/',
      { threatArea: 'Phishing', questionId: 12 },
    ],
  ])(
    '%s (%s) links to its page and opens the employees at risk there',
    async (name, type, href, narrowed) => {
      const server = assessmentServer({ tally: makeTally(people) }).on(`GET ${assessmentUrl}/riskInsights`, {
        insights: insights.filter((insight) => insight.type === type),
      })
      const { asked } = await renderPanel(InsightsPanel, server)
      expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(href)
      fireEvent.click(screen.getByRole('button', { name: /^View employees at risk: / }))
      expect(asked()).toEqual([{ ...atRisk, ...narrowed }])
    },
  )
})

describe('the employee list scores', () => {
  const list2 = 'List number 2 of many'

  it.each<[number, RegExp, AssessmentPeopleQuery]>([
    [2, new RegExp(`^All .+, ${list2}:`), { listId: 2 }],
    [2, new RegExp(`^Phishing, ${list2}:`), { listId: 2, threatArea: 'Phishing' }],
    [2, /^All .+, Everyone:/, {}],
    [2, /^Phishing, Everyone:/, { threatArea: 'Phishing' }],
    [4, new RegExp(`^${list2}, Overall:`), { listId: 2 }],
    [4, new RegExp(`^${list2}, Phishing:`), { listId: 2, threatArea: 'Phishing' }],
  ])('for %i lists: %s opens the employees it counts', async (lists, name, counted) => {
    const earned = [1, 2, 3, 4].map((list) => ({
      listIds: [list],
      earned: [10 * list, 10 * list, 10 * list],
    }))
    const { asked } = await renderPanel(
      ListScoresPanel,
      assessmentServer({ tally: makeTally(earned), lists }),
    )
    fireEvent.click(screen.getByRole('button', { name }))
    expect(asked()).toEqual([counted])
  })

  it('show the weakest of many lists first and lists without answers last', async () => {
    const earned = [60, undefined, 20, 90]
    const tally = makeTally(
      earned.map((percent, at) => ({ listIds: [at + 1], earned: [percent, percent, percent] })),
    )
    await renderPanel(ListScoresPanel, assessmentServer({ tally, lists: 4 }))
    const order = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(order).toEqual([3, 1, 4, 2].map((id) => `/users/list/${id}/`))
  })
})
