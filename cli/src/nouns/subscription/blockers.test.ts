import type { Client, Company } from '@heed/contracts'
import { expect, it } from 'vitest'
import { listRunningCampaigns } from './blockers.ts'

const company = { company_id: 1 } as Company

const createTestClient = (assessments: object[], count = assessments.length) =>
  ({
    trainings: { list: async () => ({ automations: [{ name: 'Safe every day' }], count: 1 }) },
    assessments: { list: async () => ({ assessments, count }) },
  }) as unknown as Client

it('names running assessments with their due dates and how to end them sooner', async () => {
  const running = [
    { name: 'Spring\u001b[2J check', due: '2026-03-20T09:00:00.000Z' },
    { name: 'By link', due: null },
  ]
  const [trainings, assessments, hint] = await listRunningCampaigns(createTestClient(running, 5), company)
  expect(trainings).toBe('Trainings: Safe every day')
  expect(assessments).toMatch(
    /^Assessments: “Spring.*check” ends 2026-03-20; “By link” has no due date; and 3 more$/,
  )
  expect(assessments).not.toContain('\u001b')
  expect(hint).toContain('choose an earlier due date')
})

it("doesn't mention assessments when none are running", async () => {
  expect(await listRunningCampaigns(createTestClient([]), company)).toEqual(['Trainings: Safe every day'])
})
