import { campaignStatus } from '@heed/contracts'
import { companyIds } from '@heed/fixtures'
import { beforeEach, expect, test } from 'vitest'
import { formatAccessLink } from '../../domain/trainings/delivery/accessLink.ts'
import { readPdf, removeSpaces } from '../../files/testPdf.ts'
import { startTestServer } from '../../testing/testServer.ts'
import type { World } from '../../world/World.ts'

let server: Awaited<ReturnType<typeof startTestServer>>
let world: World
beforeEach(async () => {
  server = await startTestServer()
  world = server.worlds.default.world
})

/** Returns an employee who completed all lessons of a fully sent training, the last one on a later day. */
function completeTraining(companyId: number = companyIds.direct) {
  const training = world.campaigns.trainings.get(companyId * 100 + 1)
  const [first] = world.campaigns.lessonsByTraining.get(training?.id ?? 0)
  const employee = first && world.employees.get(first.employeeId)
  if (!training || !employee) throw new Error('Nobody is in a training')
  const done = { delivered: '2026-01-20T09:00:00.000Z', viewed: '2026-01-21T09:00:00.000Z', bounced: null }
  const mine = world.campaigns.lessonsByTraining
    .get(training.id)
    .filter(({ employeeId }) => employeeId === employee.id)
  const rows = mine.map((lesson, at) =>
    world.campaigns.lessons.put({
      ...lesson,
      ...done,
      correct: 3,
      answered: at === 0 ? '2026-01-28T23:59:00.000Z' : '2026-01-21T09:05:00.000Z',
    }),
  )
  const sent = training.deliveries.map((one) => ({ ...one, sent: one.sent ?? done.delivered }))
  world.campaigns.trainings.put({ ...training, status: campaignStatus.active, deliveries: sent })
  const link = formatAccessLink(world, training, employee.id)
  return { training, employee, link, rows, at: `${link}/certificate` }
}

const updateCompany = (
  own: Partial<NonNullable<ReturnType<World['companies']['get']>>>,
  id: number = companyIds.direct,
) => {
  const company = world.companies.get(id)
  if (company) world.companies.put({ ...company, ...own, settings: { ...company.settings, ...own.settings } })
}

async function fetchFile(path: string) {
  const answer = await fetch(`${server.origin}${path}`)
  const { status, headers } = answer
  return { status, headers, bytes: new Uint8Array(await answer.arrayBuffer()) }
}

test('finishing all lessons earns a certificate with the name, training, date and company texts', async () => {
  updateCompany({
    settings: { 'ui.certificate.header': 'Fræðslusetur', 'ui.certificate.footer': 'Undirritað' },
  })
  const { link, at, employee, training } = completeTraining()
  expect((await server.send(link)).text).toContain(
    `data-zoned href="${at}">Sækja viðurkenninguna þína (PDF)</a>`,
  )
  const { status, headers, bytes } = await fetchFile(at)
  expect([status, headers.get('content-type')]).toEqual([200, 'application/pdf'])
  expect(decodeURIComponent(headers.get('content-disposition') ?? '')).toContain(
    `Viðurkenning ${training.name} ${employee.name} 2026-01-28.pdf`,
  )
  const pdf = await readPdf(bytes)
  expect(pdf).toMatchObject({ pages: 1, language: 'is', headings: ['H1 Viðurkenning'] })
  for (const text of [employee.name, training.name, '28. janúar 2026', 'Fræðslusetur', 'Undirritað']) {
    expect(removeSpaces(pdf.texts[0])).toContain(removeSpaces(text))
  }
})

test("the certificate's name and text show the date in the page's time zone", async () => {
  const { at } = completeTraining()
  const { headers, bytes } = await fetchFile(`${at}?zone=Asia/Tokyo`)
  expect(decodeURIComponent(headers.get('content-disposition') ?? '')).toContain(' 2026-01-29.pdf')
  expect(removeSpaces((await readPdf(bytes)).texts[0])).toContain(removeSpaces('29. janúar 2026'))
  const { headers: plain } = await fetchFile(`${at}?zone=Nowhere`)
  expect(decodeURIComponent(plain.get('content-disposition') ?? '')).toContain(' 2026-01-28.pdf')
})

test('the certificate uses the selected language and shows the email of a nameless employee', async () => {
  const { at, employee } = completeTraining()
  world.employees.put({ ...employee, name: '' })
  const pdf = await readPdf((await fetchFile(`${at}?lang=de`)).bytes)
  expect(pdf).toMatchObject({ language: 'de', headings: ['H1 Zertifikat'] })
  expect(removeSpaces(pdf.texts[0])).toContain(employee.email)
})

const fetchOfferStatus = async ({ link, at }: { link: string; at: string }) => {
  const { text } = await server.send(link)
  return [text.includes('/certificate'), (await server.send(at)).status]
}

test("a certificate isn't available until all lessons are sent and finished", async () => {
  const person = completeTraining()
  const [lesson] = person.rows
  if (!lesson) throw new Error('no lesson')
  world.campaigns.lessons.put({ ...lesson, delivered: null, viewed: null, answered: null, correct: 0 })
  expect(await fetchOfferStatus(person)).toEqual([false, 404])
  world.campaigns.lessons.put({ ...lesson, answered: null, correct: 0 })
  expect(await fetchOfferStatus(person)).toEqual([false, 404])
  world.campaigns.lessons.put(lesson)
  expect(await fetchOfferStatus(person)).toEqual([true, 200])
})

test("a certificate isn't available when disabled or through another employee's link", async () => {
  const person = completeTraining()
  expect((await server.send(person.at.replace(/\.(\d+)\./, (_, id) => `.${Number(id) + 1}.`))).status).toBe(
    404,
  )
  updateCompany({ settings: { 'ui.certificates_enabled': '0' } })
  expect(await fetchOfferStatus(person)).toEqual([false, 404])
})

test('an anonymous company issues no certificates', async () => {
  expect(world.companies.get(companyIds.anonymous)?.settings['ui.certificates_enabled']).toBe('1')
  expect(await fetchOfferStatus(completeTraining(companyIds.anonymous))).toEqual([false, 404])
})

test('a demo training issues no certificate', async () => {
  const who = Buffer.from(JSON.stringify({ name: 'Ása', email: 'asa@nordurljos.example' })).toString(
    'base64url',
  )
  const at = `/training/try-demo/${world.companies.get(companyIds.direct)?.uid}/${who}`
  expect(await fetchOfferStatus({ link: `${at}?kept=101d-102d-103d`, at: `${at}/certificate` })).toEqual([
    false,
    404,
  ])
})
