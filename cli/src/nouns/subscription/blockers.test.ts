import type { Client, Company } from '@heed/contracts'
import { expect, it } from 'vitest'
import { runningCampaigns } from './blockers.ts'

const company = { company_id: 1 } as Company

const clientWith = (assessments: object[], count = assessments.length) =>
  ({
    trainings: { list: async () => ({ automations: [{ name: 'Safe every day' }], count: 1 }) },
    assessments: { list: async () => ({ assessments, count }) },
  }) as unknown as Client

it('names each assessment with the day it ends, and how to end it sooner', async () => {
  const running = [
    { name: 'Spring\u001b[2J check', due: '2026-03-20T09:00:00.000Z' },
    { name: 'By link', due: null },
  ]
  const [trainings, assessments, hint] = await runningCampaigns(clientWith(running, 5), company)
  expect(trainings).toBe('Trainings: Safe every day')
  expect(assessments).toMatch(
    /^Assessments: “Spring.*check” ends 2026-03-20; “By link” has no due date; and 3 more$/,
  )
  expect(assessments).not.toContain('\u001b')
  expect(hint).toContain('choose an earlier due date')
})

it('says nothing of assessments where none runs', async () => {
  expect(await runningCampaigns(clientWith([]), company)).toEqual(['Trainings: Safe every day'])
})
