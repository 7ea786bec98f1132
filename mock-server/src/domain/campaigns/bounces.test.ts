import { companyIds, managerEmail, superEmail } from '@heed/fixtures'
import { beforeEach, describe, expect, it } from 'vitest'
import { passTime } from '../../simulation/passTime.ts'
import { call } from '../../testing/testCall.ts'
import { day } from '../../world/Clock.ts'
import { createWorld, type World } from '../../world/World.ts'
import { unknownAddress } from './bounces.ts'

let world: World
const companyId = companyIds.direct
const admin = managerEmail('admin')
const training = { companyId, trainingId: String(companyId * 100 + 2) }
const assessment = { companyId, assessmentId: String(companyId * 100 + 2) }
const corrected = 'corrected@nordurljos.example'
beforeEach(() => {
  world = createWorld()
})

const bouncedUsers = () => call(world, 'trainings.listBouncedUsers', training, admin)
const count = () => call(world, 'trainings.get', training, admin).bouncedEmails
const employee = (email: string) => call(world, 'employees.get', { companyId, email }, admin)
const correct = (currentEmail: string, email = corrected) =>
  call(world, 'employees.update', { companyId, currentEmail, email }, admin)
const mailsTo = (email: string, kind: string) =>
  world.mails.filter((mail) => mail.to === email && mail.kind === kind)

function oneBounced() {
  const [one] = bouncedUsers().users
  const [message] = one?.bounce?.messages ?? []
  if (!one || message?.eventId === undefined) throw new Error('No email bounced')
  return { ...one, eventId: message.eventId }
}

function oneNotInvited() {
  const [one] = call(world, 'assessments.listBouncedUsers', assessment, admin).users
  if (!one) throw new Error('No invitation bounced')
  return one
}

describe('a bounced lesson', () => {
  const sendAgain = ({ eventId }: { eventId: number }, email: string) =>
    call(world, 'trainings.resendEventMail', { ...training, eventId, email }, admin)

  it('is listed with its address, reason and deliveries', () => {
    const { email, bounce } = oneBounced()
    expect(bounce).toMatchObject({ email, reason: unknownAddress })
    expect(bounce?.messages.every(({ trainingId }) => String(trainingId) === training.trainingId)).toBe(true)
    expect(employee(email).bounce).toMatchObject({ email, reason: unknownAddress })
  })

  it('is delivered and leaves the count only after the address is corrected', () => {
    const one = oneBounced()
    const before = Number(count())
    expect(sendAgain(one, one.email)).toEqual({
      success: false,
      reason: `The email to ${one.email} bounced again. Correct the address, then send it again.`,
    })
    expect(count()).toBe(before)
    correct(one.email)
    for (const { eventId = 0 } of one.bounce?.messages ?? []) {
      expect(sendAgain({ eventId }, corrected)).toEqual({ success: true, count: 1 })
    }
    expect(mailsTo(corrected, 'lesson')).toHaveLength(one.bounce?.messages.length ?? 0)
    expect(count()).toBe(before - 1)
    expect(bouncedUsers().users.map(({ email }) => email)).not.toContain(corrected)
    const status = call(world, 'trainings.getUserStatus', { ...training, email: corrected }, admin)
    const [lesson] = status.subjects.filter(({ eventId }) => eventId === one.eventId)
    expect(lesson).toMatchObject({ delivered: world.clock.instant, bounced: null })
  })

  it('stays in the mail log before later deliveries', () => {
    const one = oneBounced()
    correct(one.email)
    passTime(world, world.clock.now + day)
    sendAgain(one, corrected)
    const { log } = call(world, 'trainings.getMailLog', { ...training, email: corrected }, superEmail)
    const sent = log.filter(({ actions }) => actions === 'sent').map(({ delivery_status }) => delivery_status)
    const lost = one.bounce?.messages.map(() => 'bounced') ?? []
    expect(sent).toEqual([...lost, 'delivered'])
  })

  it('bounces again if the original address is restored', () => {
    const one = oneBounced()
    correct(one.email)
    correct(corrected, one.email)
    expect(sendAgain(one, one.email).success).toBe(false)
  })

  it("doesn't stop later deliveries to the corrected address", () => {
    const one = oneBounced()
    correct(one.email)
    const before = mailsTo(corrected, 'lesson').length
    passTime(world, world.clock.now + 10 * day)
    expect(mailsTo(corrected, 'lesson').length).toBeGreaterThan(before)
    const { subjects } = call(world, 'trainings.getUserStatus', { ...training, email: corrected }, admin)
    expect(subjects.filter(({ delivered }) => delivered !== null).length).toBeGreaterThan(0)
  })
})

describe('a bounced invitation', () => {
  const sendAgain = (email: string) =>
    call(world, 'assessments.resetProgress', { ...assessment, email }, admin)
  const lost = () => call(world, 'assessments.get', assessment, admin).bouncedEmails

  it('is delivered and leaves the count only after the address is corrected', () => {
    const { email, bounce } = oneNotInvited()
    expect(bounce?.messages).toEqual([
      { name: expect.any(String), assessmentId: Number(assessment.assessmentId) },
    ])
    const before = Number(lost())
    expect(sendAgain(email).reason).toMatch(/bounced again/)
    expect(lost()).toBe(before)
    correct(email)
    expect(sendAgain(corrected)).toEqual({ success: true })
    expect(mailsTo(corrected, 'invitation')).toHaveLength(1)
    expect(lost()).toBe(before - 1)
  })
})

describe("an employee's bounced messages", () => {
  it('disappear once each has been sent again to a corrected address', () => {
    const { email } = oneNotInvited()
    correct(email)
    for (const message of employee(corrected).bounce?.messages ?? []) {
      const { trainingId, eventId = 0, assessmentId } = message
      if (assessmentId === undefined) {
        const asked = { companyId, trainingId: String(trainingId), eventId, email: corrected }
        call(world, 'trainings.resendEventMail', asked, admin)
      } else {
        const asked = { companyId, assessmentId: String(assessmentId), email: corrected }
        call(world, 'assessments.resetProgress', asked, admin)
      }
    }
    expect(employee(corrected).bounce).toBeNull()
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
