import { companyIds, getManagerEmail, superEmail } from '@heed/fixtures'
import { beforeEach, describe, expect, it } from 'vitest'
import { advanceTime } from '../../simulation/advanceTime.ts'
import { call } from '../../testing/testCall.ts'
import { dayMs } from '../../world/Clock.ts'
import { createWorld, type World } from '../../world/World.ts'
import { unknownAddressText } from './bounces.ts'

let world: World
const companyId = companyIds.direct
const admin = getManagerEmail('admin')
const training = { companyId, trainingId: String(companyId * 100 + 2) }
const assessment = { companyId, assessmentId: String(companyId * 100 + 2) }
const correctedEmail = 'corrected@nordurljos.example'
beforeEach(() => {
  world = createWorld()
})

const fetchBouncedUsers = () => call(world, 'trainings.listBouncedUsers', training, admin)
const count = () => call(world, 'trainings.get', training, admin).bouncedEmails
const getEmployee = (email: string) => call(world, 'employees.get', { companyId, email }, admin)
const correct = (currentEmail: string, email = correctedEmail) =>
  call(world, 'employees.update', { companyId, currentEmail, email }, admin)
const selectEmails = (email: string, kind: string) =>
  world.mails.filter((mail) => mail.to === email && mail.kind === kind)

function getFirstBounced() {
  const [one] = fetchBouncedUsers().users
  const [message] = one?.bounce?.messages ?? []
  if (!one || message?.eventId === undefined) throw new Error('No email bounced')
  return { ...one, eventId: message.eventId }
}

function getFirstUninvited() {
  const [one] = call(world, 'assessments.listBouncedUsers', assessment, admin).users
  if (!one) throw new Error('No invitation bounced')
  return one
}

describe('a bounced lesson', () => {
  const sendAgain = ({ eventId }: { eventId: number }, email: string) =>
    call(world, 'trainings.resendEventMail', { ...training, eventId, email }, admin)

  it('is listed with its address, reason and deliveries', () => {
    const { email, bounce } = getFirstBounced()
    expect(bounce).toMatchObject({ email, reason: unknownAddressText })
    expect(bounce?.messages.every(({ trainingId }) => String(trainingId) === training.trainingId)).toBe(true)
    expect(getEmployee(email).bounce).toMatchObject({ email, reason: unknownAddressText })
  })

  it('is delivered and leaves the count only after the address is corrected', () => {
    const one = getFirstBounced()
    const before = Number(count())
    expect(sendAgain(one, one.email)).toEqual({
      success: false,
      reason: `The email to ${one.email} bounced again. Correct the address, then send it again.`,
    })
    expect(count()).toBe(before)
    correct(one.email)
    for (const { eventId = 0 } of one.bounce?.messages ?? []) {
      expect(sendAgain({ eventId }, correctedEmail)).toEqual({ success: true, count: 1 })
    }
    expect(selectEmails(correctedEmail, 'lesson')).toHaveLength(one.bounce?.messages.length ?? 0)
    expect(count()).toBe(before - 1)
    expect(fetchBouncedUsers().users.map(({ email }) => email)).not.toContain(correctedEmail)
    const status = call(world, 'trainings.getUserStatus', { ...training, email: correctedEmail }, admin)
    const [lesson] = status.subjects.filter(({ eventId }) => eventId === one.eventId)
    expect(lesson).toMatchObject({ delivered: world.clock.instant, bounced: null })
  })

  it('stays in the mail log before later deliveries', () => {
    const one = getFirstBounced()
    correct(one.email)
    advanceTime(world, world.clock.now + dayMs)
    sendAgain(one, correctedEmail)
    const { log } = call(world, 'trainings.getMailLog', { ...training, email: correctedEmail }, superEmail)
    const sent = log.filter(({ actions }) => actions === 'sent').map(({ delivery_status }) => delivery_status)
    const lost = one.bounce?.messages.map(() => 'bounced') ?? []
    expect(sent).toEqual([...lost, 'delivered'])
  })

  it('bounces again if the original address is restored', () => {
    const one = getFirstBounced()
    correct(one.email)
    correct(correctedEmail, one.email)
    expect(sendAgain(one, one.email).success).toBe(false)
  })

  it("doesn't stop later deliveries to the corrected address", () => {
    const one = getFirstBounced()
    correct(one.email)
    const before = selectEmails(correctedEmail, 'lesson').length
    advanceTime(world, world.clock.now + 10 * dayMs)
    expect(selectEmails(correctedEmail, 'lesson').length).toBeGreaterThan(before)
    const { subjects } = call(world, 'trainings.getUserStatus', { ...training, email: correctedEmail }, admin)
    expect(subjects.filter(({ delivered }) => delivered !== null).length).toBeGreaterThan(0)
  })
})

describe('a bounced invitation', () => {
  const sendAgain = (email: string) =>
    call(world, 'assessments.resetProgress', { ...assessment, email }, admin)
  const lost = () => call(world, 'assessments.get', assessment, admin).bouncedEmails

  it('is delivered and leaves the count only after the address is corrected', () => {
    const { email, bounce } = getFirstUninvited()
    expect(bounce?.messages).toEqual([
      { name: expect.any(String), assessmentId: Number(assessment.assessmentId) },
    ])
    const before = Number(lost())
    expect(sendAgain(email).reason).toMatch(/bounced again/)
    expect(lost()).toBe(before)
    correct(email)
    expect(sendAgain(correctedEmail)).toEqual({ success: true })
    expect(selectEmails(correctedEmail, 'invitation')).toHaveLength(1)
    expect(lost()).toBe(before - 1)
  })
})

describe("an employee's bounced messages", () => {
  it('disappear once each has been sent again to a corrected address', () => {
    const { email } = getFirstUninvited()
    correct(email)
    for (const message of getEmployee(correctedEmail).bounce?.messages ?? []) {
      const { trainingId, eventId = 0, assessmentId } = message
      if (assessmentId === undefined) {
        const asked = { companyId, trainingId: String(trainingId), eventId, email: correctedEmail }
        call(world, 'trainings.resendEventMail', asked, admin)
      } else {
        const asked = { companyId, assessmentId: String(assessmentId), email: correctedEmail }
        call(world, 'assessments.resetProgress', asked, admin)
      }
    }
    expect(getEmployee(correctedEmail).bounce).toBeNull()
  })

  it('are hidden under anonymous tracking', () => {
    const { users } = call(world, 'employees.list', { companyId: companyIds.anonymous, n: 1000 }, superEmail)
    expect(users.length).toBeGreaterThan(10)
    expect(users.filter(({ bounce }) => bounce !== null)).toEqual([])
  })
})

describe('remindable employees', () => {
  it('of a training match the number that a reminder reaches', () => {
    const { users } = call(world, 'trainings.listUsers', { ...training, n: 1000 }, admin)
    const { count: reached } = call(world, 'trainings.sendReminders', { ...training, mode: 3 }, admin)
    expect(users.filter(({ remindable }) => remindable)).toHaveLength(reached ?? 0)
    expect(users.filter(({ bounced }) => bounced !== null)).toHaveLength(Number(count()))
  })

  it('of an assessment match the number that a reminder reaches', () => {
    const { users } = call(world, 'assessments.listUsers', { ...assessment, n: 1000 }, admin)
    const { count: reached } = call(world, 'assessments.sendReminders', assessment, admin)
    expect(users.filter(({ remindable }) => remindable)).toHaveLength(reached ?? 0)
    expect(users.filter(({ bounced }) => bounced !== null).length).toBeGreaterThan(0)
  })
})
