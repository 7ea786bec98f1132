import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { companyIds, getManagerEmail } from '@heed/fixtures'
import { describe, expect, test } from 'vitest'
import type { ServedFile } from '../../calls/handler.ts'
import { formatPersonName } from '../../files/pdf/fonts.ts'
import { readPdf, removeSpaces } from '../../files/testPdf.ts'
import { describeScore } from '../../files/words/scores.ts'

import { call, callAsync, catchRefusal, catchRefusalAsync } from '../../testing/testCall.ts'
import { createWorld } from '../../world/World.ts'

const world = createWorld()
const companyId = companyIds.direct
const viewer = getManagerEmail('viewer')
const admin = getManagerEmail('admin')
const activeTraining: { companyId: number; trainingId: string; token: string } = {
  companyId,
  trainingId: String(companyId * 100 + 2),
  token: '',
}

const readLines = async ({ body }: ServedFile) => {
  if (!(body instanceof Readable)) throw new Error('The file does not come line by line')
  return (await text(body))
    .replace(/^\uFEFF/, '')
    .trimEnd()
    .split('\r\n')
}

test("training report files are named after the date in the reader's time zone", {
  tags: 'slow',
}, async () => {
  const inSamoa = { ...activeTraining, zone: 'Pacific/Pago_Pago' }
  const files = [
    call(world, 'trainingReports.usersCsv', inSamoa, viewer),
    call(world, 'trainingReports.usersDetailedCsv', inSamoa, viewer),
    await callAsync(world, 'trainingReports.pdf', inSamoa, viewer),
  ]
  expect(world.clock.instant).toMatch(/^2026-02-02T09/)
  expect(files.map(({ name }) => name)).toEqual([
    'Safe every day Starfsmenn 2026-02-01.csv',
    'Safe every day Þættir 2026-02-01.csv',
    'Safe every day 2026-02-01.pdf',
  ])
})

test("the employee report includes every employee with the list's figures", async () => {
  const file = call(world, 'trainingReports.usersCsv', activeTraining, viewer)
  expect(file.name).toBe('Safe every day Starfsmenn 2026-02-02.csv')
  const [head, ...rows] = await readLines(file)
  expect(head).toBe('Nafn,Netfang,Listi,Byrjað (UTC),Lokið (UTC),Einkunn (%)')
  const { users } = call(world, 'trainings.listUsers', activeTraining, viewer)
  const scores = new Map(rows.map((row) => [row.split(',').at(1), row.split(',').at(-1)]))
  expect(rows).toHaveLength(users.length)
  expect(users.filter(({ started }) => started === null)).not.toEqual([])
  for (const { email, started, scorePercent } of users) {
    expect(scores.get(email)).toBe(started === null ? '' : String(scorePercent))
  }
})

test("an employee on several of the training's lists is shown with all of them", async () => {
  const own = createWorld()
  const training = own.campaigns.trainings.get(Number(activeTraining.trainingId))
  const [{ email } = { email: '' }] = call(own, 'trainings.listUsers', activeTraining, viewer).users
  const person = own.getEmployeeTable(companyId).get(email)
  const [one, other, elsewhere] = [...own.listsByCompany.get(companyId)]
  if (!training || !person || !one || !other || !elsewhere) throw new Error('The world has changed')
  own.campaigns.trainings.put({ ...training, userLists: [one.id, other.id] })
  own.employees.put({ ...person, lists: [elsewhere.id, other.id, one.id] })
  const names = `${other.name}, ${one.name}`
  const listed = ({ users }: { users: readonly { email: string; listName: string | null }[] }) =>
    users.find((user) => user.email === email)?.listName
  expect(listed(call(own, 'trainings.listUsers', activeTraining, viewer))).toBe(names)
  expect(listed(call(own, 'trainings.listUsersDetails', activeTraining, viewer))).toBe(names)
  for (const file of ['usersCsv', 'usersDetailedCsv'] as const) {
    const rows = await readLines(call(own, `trainingReports.${file}`, activeTraining, viewer))
    expect(rows.find((row) => row.includes(email))).toContain(`,"${names}",`)
  }
})

test('the detailed employee report has a row per lesson', async () => {
  const { total, score } = call(world, 'trainings.get', activeTraining, viewer)
  const [, ...rows] = await readLines(call(world, 'trainingReports.usersDetailedCsv', activeTraining, viewer))
  expect(rows).toHaveLength(total)
  expect(rows.filter((row) => Number(row.split(',').at(-2)) > 0)).toHaveLength(score)
})

test('sign-in links are unique per employee and available to admins only', async () => {
  const file = call(world, 'trainingReports.signInLinksCsv', activeTraining, admin)
  expect(file.name).toBe('users.csv')
  const [head, ...rows] = await readLines(file)
  expect(head).toBe('name,email,link')
  expect(new Set(rows.map((row) => row.split(',').at(-1))).size).toBe(
    call(world, 'trainings.get', activeTraining, admin).totalUsers,
  )
  expect(
    catchRefusal(() => call(world, 'trainingReports.signInLinksCsv', activeTraining, viewer)).status,
  ).toBe(403)
})

test('training reports are rejected before the start and empty under anonymous tracking', async () => {
  const scheduled = { ...activeTraining, trainingId: String(companyId * 100 + 3) }
  const early = catchRefusal(() => call(world, 'trainingReports.usersCsv', scheduled, viewer))
  expect([early.status, early.message]).toEqual([409, 'This training has not started yet'])
  const company = companyIds.anonymous
  const hidden = { companyId: company, trainingId: String(company * 100 + 2), token: '' }
  const as = getManagerEmail('admin', 'anonymous')
  for (const operation of ['usersCsv', 'usersDetailedCsv', 'signInLinksCsv'] as const) {
    expect(await readLines(call(world, `trainingReports.${operation}`, hidden, as))).toHaveLength(1)
  }
})

describe('the training PDF', () => {
  const downloadPdf = async (
    more: { users_details?: '1'; zone?: string } = {},
    at: typeof activeTraining = activeTraining,
    as = viewer,
  ) => {
    const { body, name } = await callAsync(world, 'trainingReports.pdf', { ...at, ...more }, as)
    return { name, pdf: await readPdf(body as Uint8Array) }
  }
  const percent = (value: number) => `${value}%`

  test("has the title, the company's language and the training's figures", async () => {
    const { name, pdf } = await downloadPdf()
    expect(name).toBe('Safe every day 2026-02-02.pdf')
    expect(pdf).toMatchObject({ title: 'Safe every day', language: 'is', isTagged: true })
    const training = call(world, 'trainings.get', activeTraining, viewer)
    const { attendance, awarenessScore } = call(
      world,
      'trainings.list',
      { companyId },
      viewer,
    ).automations.find(({ id }) => String(id) === activeTraining.trainingId) ?? {
      attendance: 0,
      awarenessScore: 0,
    }
    const [first = ''] = pdf.texts
    for (const figure of [
      `${training.totalUsers}`,
      percent(attendance),
      `${training.opened} af ${training.totalUsers}`,
      percent(awarenessScore),
      `${training.score} af ${training.total}`,
      `${training.subjectsSent} af ${training.totalSubjects}`,
    ]) {
      expect(first).toContain(figure)
    }
    expect(pdf.tables.get('Þáttur|Sendir|Skoðaðir|Lokið|Framvinda')?.map(([lesson]) => lesson)).toEqual(
      training.subjectsNames,
    )
    expect(pdf.headings).not.toContain('H2 Starfsmenn')
  })

  test('lists every employee on request, across several pages', { tags: 'slow' }, async () => {
    const { pdf } = await downloadPdf({ users_details: '1' })
    const rows = pdf.tables.get('Starfsmaður|Listi|Byrjað|Lokið|Einkunn') ?? []
    const { users } = call(world, 'trainings.listUsers', activeTraining, viewer)
    expect(pdf.pages).toBeGreaterThan(2)
    // Names aren't unique.
    expect(rows.map((row) => `${removeSpaces(row[0])} ${row.at(-1)}`).toSorted()).toEqual(
      users
        .map((one) =>
          [
            removeSpaces(formatPersonName(one)),
            one.started === null ? '–' : describeScore('is', one.scorePercent).text,
          ].join(' '),
        )
        .toSorted(),
    )
    for (const text of pdf.texts.slice(2)) expect(text).toContain('Starfsmaður')
  })

  test('is in Chinese for a Chinese company and keeps names in their own script', {
    tags: 'slow',
  }, async () => {
    const own = createWorld()
    const company = own.companies.get(companyId)
    const [{ email } = { email: '' }] = call(own, 'trainings.listUsers', activeTraining, viewer).users
    const person = own.getEmployeeTable(companyId).get(email)
    if (!company || !person) throw new Error('Nobody is in the training')
    own.companies.put({ ...company, language: 'zh', name: '北极光有限公司' })
    own.employees.put({ ...person, name: 'Ana 田中さくら' })
    const asked = { ...activeTraining, users_details: '1' } as const
    const { body } = await callAsync(own, 'trainingReports.pdf', asked, viewer)
    const pdf = await readPdf(body as Uint8Array)
    expect(pdf).toMatchObject({ language: 'zh', bookmarks: ['Safe every day', '课程', '员工名单', '员工'] })
    expect(removeSpaces(pdf.texts[0])).toContain('北极光有限公司')
    expect(removeSpaces(pdf.texts[0])).toContain('2026年2月2日')
    const people = pdf.tables.get('员工|名单|开始|完成|得分') ?? []
    expect(people.map(([name]) => name)).toContain('Ana 田中さくら')
    expect(pdf.tables.get('名单|员工|已参与|已完成课程')?.map(([name]) => name)).toContain('北京办公室')
  })

  test('names no employees under anonymous tracking', async () => {
    const company = companyIds.anonymous
    const hidden = { companyId: company, trainingId: String(company * 100 + 2), token: '' }
    const { pdf } = await downloadPdf({ users_details: '1' }, hidden, getManagerEmail('admin', 'anonymous'))
    expect(pdf.texts.join(' ')).toContain('daher nennt dieser Bericht niemanden')
  })

  test('lists employees only when there are fewer than 1,000', async () => {
    const large = createWorld()
    const training = large.campaigns.trainings.get(Number(activeTraining.trainingId))
    const [lesson] = training ? large.campaigns.lessonsByTraining.get(training.id) : []
    if (!lesson) throw new Error('The training has no lessons')
    const { totalUsers } = call(large, 'trainings.get', activeTraining, viewer)
    for (let at = 0; at < 1000 - totalUsers; at++) {
      large.campaigns.lessons.put({ ...lesson, id: 9_000_000 + at, employeeId: 9_000_000 + at })
    }
    const asked = callAsync(large, 'trainingReports.pdf', { ...activeTraining, users_details: '1' }, viewer)
    const { status, message } = await catchRefusalAsync(asked)
    expect([status, message]).toEqual([
      409,
      'The employee report (.pdf) is only available for fewer than 1000 employees',
    ])
    const { body } = await callAsync(large, 'trainingReports.pdf', activeTraining, viewer)
    expect((await readPdf(body as Uint8Array)).texts[0]).toContain('1.000')
  })
})
