import { companyIds, getManagerEmail } from '@heed/fixtures'
import { expect, test } from 'vitest'
import { advanceTime } from '../../../simulation/advanceTime.ts'
import { call } from '../../../testing/testCall.ts'
import { dayMs } from '../../../world/Clock.ts'
import { createWorld } from '../../../world/World.ts'

test('restarting an assessment reschedules its reminder at the same delay after delivery', () => {
  const world = createWorld()
  const companyId = companyIds.direct
  const admin = getManagerEmail('admin')
  const hour = 3_600_000
  const steps = [{ sendTime: world.clock.after(2 * hour) }, { sendTime: world.clock.after(9 * dayMs) }]
  const { assessment } = call(
    world,
    'assessments.create',
    {
      companyId,
      name: 'Winter check',
      questions: [1002, 5001],
      userLists: [companyId * 1000 + 1],
      channel: 1,
      scheduleType: 1,
      due: world.clock.after(20 * dayMs),
      reminders_enabled: true,
      reminders_settings: { channel: 1, steps },
      templateIds: ['custom'],
    },
    admin,
  )
  const asked = { companyId, assessmentId: String(assessment?.id) }
  const overview = () => call(world, 'assessments.remindersOverview', asked, admin).reminders
  advanceTime(world, Date.parse(world.clock.after(dayMs)))
  call(world, 'assessments.sendReminders', { ...asked }, admin)
  expect(overview().map(({ status }) => status)).toEqual([1, 1, 0])
  call(world, 'assessments.restart', { ...asked, due: world.clock.after(5 * dayMs) }, admin)
  const { remindersCount: sendTo, lastReminders } = call(world, 'assessments.countReminders', asked, admin)
  expect(lastReminders).toBeNull()
  expect(overview()).toMatchObject([{ status: 0, send: world.clock.after(2 * hour), sendTo }])
  advanceTime(world, Date.parse(world.clock.after(3 * hour)))
  expect(overview()).toMatchObject([{ status: 1 }])
})
