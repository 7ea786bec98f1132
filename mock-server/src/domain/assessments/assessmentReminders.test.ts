import { companyIds, getManagerEmail } from '@heed/fixtures'
import { beforeEach, describe, expect, it, test } from 'vitest'
import { call, catchRefusal } from '../../testing/testCall.ts'
import { readEmail } from '../../testing/testMail.ts'
import { createWorld, type World } from '../../world/World.ts'

let world: World
const companyId = companyIds.direct
const admin = getManagerEmail('admin')
const runningAssessment = { companyId, assessmentId: String(companyId * 100 + 2) }
beforeEach(() => {
  world = createWorld()
})

const send = (own: object = {}) =>
  call(world, 'assessments.sendReminders', { ...runningAssessment, ...own }, admin)
const count = () => call(world, 'assessments.countReminders', runningAssessment, admin)
const listReminderEmails = () => world.mails.filter(({ kind }) => kind === 'reminder')
const listUnfinished = () => {
  const { users } = call(world, 'assessments.listUsers', { ...runningAssessment, n: 500 }, admin)
  const bounced = call(world, 'assessments.listBouncedUsers', { ...runningAssessment, n: 500 }, admin).users
  const gone = new Set(bounced.map(({ email }) => email))
  return users.filter(
    ({ completedDate, email, listName }) => completedDate === null && listName !== null && !gone.has(email),
  )
}
const getRow = () => {
  const assessment = world.campaigns.assessments.get(Number(runningAssessment.assessmentId))
  if (!assessment) throw new Error('The assessment is gone')
  return assessment
}

describe('assessment reminders', () => {
  it("are sent to reachable employees who haven't finished, each with their own link", () => {
    const { remindersCount } = count()
    const asked = { ...runningAssessment, progress: 'toRemind' } as const
    expect(call(world, 'assessments.listUsers', asked, admin).count).toBe(remindersCount)
    expect(send()).toEqual({ success: true, count: remindersCount })
    expect(new Set(listReminderEmails().map(({ to }) => to))).toEqual(
      new Set(listUnfinished().map(({ email }) => email)),
    )
    const links = listReminderEmails().flatMap((mail) => mail.links)
    expect(new Set(links).size).toBe(remindersCount)
    expect(links.every((link) => /^\/assessment\/\d+\.[\w-]{22}$/.test(link))).toBe(true)
    expect(count().lastReminders).toBe(world.clock.instant)
    const { reminders: overview } = call(world, 'assessments.remindersOverview', runningAssessment, admin)
    expect(overview).toContainEqual(
      expect.objectContaining({ status: 1, send: world.clock.instant, sendTo: remindersCount }),
    )
  })

  it('list the employees they reached, even after a progress reset', () => {
    const reachedBy = (reminderId: number) => {
      const { users } = call(
        world,
        'assessments.listUsers',
        { ...runningAssessment, reminderId, n: 500 },
        admin,
      )
      return users.map(({ email }) => email)
    }
    const { reminders: before } = call(world, 'assessments.remindersOverview', runningAssessment, admin)
    for (const { id, sendTo } of before) expect(reachedBy(id)).toHaveLength(sendTo)
    const [chosen = '', other = ''] = listUnfinished().map(({ email }) => email)
    for (const email of [chosen, other]) {
      send({ selection: { allSelected: false, checkedUsers: [email], unCheckedUsers: [] } })
    }
    call(world, 'assessments.resetProgress', { ...runningAssessment, email: chosen }, admin)
    const byHand = getRow().reminders.filter((reminder) => reminder.byHand)
    expect(byHand.map(({ id }) => reachedBy(id))).toEqual([[chosen], [other]])
  })

  it("aren't sent to employees who have left the lists", () => {
    const [{ email = '' } = {}] = listUnfinished()
    const { remindersCount } = count()
    const person = world.getEmployeeTable(companyId).get(email)
    if (person) world.employees.put({ ...person, lists: [] })
    expect(count().remindersCount).toBe(remindersCount - 1)
    expect(send().count).toBe(remindersCount - 1)
    expect(listReminderEmails().map(({ to }) => to)).not.toContain(email)
  })

  it('can be sent again within 24 hours', () => {
    expect([send().success, send().success]).toEqual([true, true])
  })

  it('are sent by email and to Slack, and refused for disconnected Teams', () => {
    world.campaigns.assessments.put({ ...getRow(), remindersChannel: 3 })
    const { count: reached = 0 } = send()
    const by = (channel: string) => listReminderEmails().filter((mail) => mail.channel === channel).length
    expect([by('email'), by('slack'), by('teams')]).toEqual([reached, reached, 0])
    expect(
      listReminderEmails().map(
        (mail) => readEmail(mail).html.startsWith('<!doctype html>') === (mail.channel === 'email'),
      ),
    ).not.toContain(false)
    world.campaigns.assessments.put({ ...getRow(), remindersChannel: 4 })
    expect(send()).toEqual({ success: false, reason: 'Teams is not connected' })
  })
})

test("a preview sends the form's invitation to each address once and sanitizes its HTML", () => {
  const preview = (own: object = {}) =>
    call(
      world,
      'assessments.sendPreview',
      {
        companyId,
        targetEmail: 'a@nordurljos.example, b@nordurljos.example',
        previewQuestions: [1001, 2001],
        name: 'Winter <b>check</b>',
        due: '2026-03-02T09:00:00.000Z',
        duration: 300,
        introductoryData: {
          message: '<p>Welcome <b>all</b><script>x</script></p>',
          mrkdwn_message: 'Welcome *all*',
        },
        ...own,
      },
      admin,
    )
  expect(preview()).toEqual({ success: true })
  const mails = world.mails.filter(({ kind }) => kind === 'preview')
  expect(mails.map(({ to }) => to)).toEqual(['a@nordurljos.example', 'b@nordurljos.example'])
  expect(mails[0]?.subject).toMatch(/: Forskoðun: Winter/)
  expect(readEmail(mails[0]).text).toContain(
    'atburðarásir: 2, um 5 mínútur\n\nVinsamlegast svaraðu fyrir 2. mar. 2026',
  )
  const company = world.companies.get(companyId)
  if (company) world.companies.put({ ...company, language: 'en' })
  expect(preview()).toEqual({ success: true })
  const english = world.mails.filter(({ kind }) => kind === 'preview').at(-1)
  expect(readEmail(english).text).toContain(
    '2 scenarios, about 5 minutes\n\nPlease answer by Mar 02, 2026 09:00 UTC',
  )
  const { html } = readEmail(mails[0])
  expect(html).toMatch(/<p style="[^"]*">Welcome <strong>all<\/strong><\/p>/)
  expect(html).not.toContain('<b>')
  expect(preview({ previewQuestions: [1] })).toEqual({
    success: false,
    reason: 'Choose at least one scenario',
  })
  expect(catchRefusal(() => preview({ targetEmail: 'a@nordurljos.example,nobody' })).status).toBe(400)
})

test("a preview doesn't change any results", () => {
  const at = { ...runningAssessment, n: 500 }
  const figures = () => [
    world.campaigns.results.size,
    world.campaigns.sittings.size,
    call(world, 'assessments.listUsers', at, admin).count,
    call(world, 'assessments.get', runningAssessment, admin),
  ]
  const before = structuredClone(figures())
  const [{ email: targetEmail = '' } = {}] = listUnfinished()
  const form = { name: 'Winter', due: '2026-03-02T09:00:00.000Z', duration: 300, previewQuestions: [1001] }
  expect(call(world, 'assessments.sendPreview', { companyId, targetEmail, ...form }, admin)).toEqual({
    success: true,
  })
  const [mail] = world.mails.filter(({ kind }) => kind === 'preview')
  expect(mail?.to).toBe(targetEmail)
  expect(mail?.links).toEqual([])
  expect(figures()).toEqual(before)
})
