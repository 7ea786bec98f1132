import { planSettingKeys, planSettingText } from '@heed/contracts'
import { companyIds, getManagerEmail, superEmail } from '@heed/fixtures'
import { beforeEach, describe, expect, test } from 'vitest'
import { readPdf, removeSpaces } from '../../../files/testPdf.ts'
import { call, callAsync, catchRefusal } from '../../../testing/testCall.ts'
import { startTestServer } from '../../../testing/testServer.ts'
import { createWorld, type World } from '../../../world/World.ts'
import { sendEmail } from '../../mails/emails.ts'
import { emptyLetter } from '../../mails/letters.ts'

let world: World
const companyId = companyIds.direct
const admin = getManagerEmail('admin')
const save = (settings: Record<string, string>) =>
  call(world, 'settings.save', { companyId, settings }, admin)
beforeEach(() => {
  world = createWorld()
})

test('saved settings are returned, and settings not sent keep their values', () => {
  const before = call(world, 'settings.get', { companyId }, admin)
  save({ 'ui.sendEnrolment': '0', 'ui.email.trainingHeader': 'Góðan dag' })
  expect(call(world, 'settings.get', { companyId }, getManagerEmail('viewer'))).toEqual({
    ...before,
    'ui.sendEnrolment': '0',
    'ui.email.trainingHeader': 'Góðan dag',
  })
})

test.each(planSettingKeys)("only the super level can change the plan's setting %s", (key) => {
  const before = call(world, 'settings.get', { companyId }, admin)
  const on = key === 'ui.assessments' ? before[key] !== '0' : before[key] === '1'
  const message = planSettingText
  expect(catchRefusal(() => save({ [key]: on ? '0' : '1' }))).toMatchObject({ status: 403, message })
  expect(call(world, 'settings.get', { companyId }, admin)).toEqual(before)
  expect(save({ [key]: on ? '1' : '0' }).success).toBe(true)
  const settings = { [key]: on ? '0' : '1' }
  const change = call(world, 'settings.save', { companyId, settings }, superEmail)
  expect(change.settings).toMatchObject(settings)
})

test('email texts keep only allowed HTML, and markdown stays unchanged', () => {
  const { settings } = save({
    'ui.email.reminderHeader':
      '<h1 onclick="x">Hæ</h1><p><a href="javascript:x">a</a> <b>b</b></p><script>x</script>',
    'ui.email.mrkdwn_reminderHeader': '*Hæ* <https://heed.example|a>',
    'ui.certificate.header': 'a < b',
  })
  expect(settings).toMatchObject({
    'ui.email.reminderHeader': '<h2>Hæ</h2><p>a <strong>b</strong></p>',
    'ui.email.mrkdwn_reminderHeader': '*Hæ* <https://heed.example|a>',
    'ui.certificate.header': 'a < b',
  })
})

test.each([
  [{}, 'settings', 'You need to enter some information to save'],
  [{ 'ui.sendEnrolment': 'yes' }, 'settings.ui.sendEnrolment', 'Invalid option: expected one of "0"|"1"'],
  [{ 'ui.unheard': '1' }, 'settings.ui.unheard', 'There is no such setting'],
  [{ 'ui.preset_caption_language': 'x y' }, 'settings.ui.preset_caption_language', 'Must be a language code'],
])("%j is rejected with the setting's key", (settings, field, message) => {
  const before = call(world, 'settings.get', { companyId }, admin)
  expect(catchRefusal(() => save(settings)).body.errors).toEqual([{ field, message }])
  expect(call(world, 'settings.get', { companyId }, admin)).toEqual(before)
})

test('the super level can read the delivery status of emails', () => {
  const facts = { to: admin, kind: 'signin', subject: 'Hello', letter: emptyLetter, links: [] } as const
  const { id, sent } = sendEmail(world, facts)
  expect(call(world, 'settings.getMailDetails', { companyId, mailIds: [id, 999] }, superEmail).mails).toEqual(
    [{ id, created: sent, actions: 'sent', message: 'Hello', delivery_status: 'delivered' }],
  )
})

describe('the certificate preview', () => {
  const path = (token: string, company: number | undefined) =>
    `/api/download/certificate/preview?token=${token}&company_id=${company}&lang=is`

  test('is a PDF with identical bytes on each direct download', async () => {
    const server = await startTestServer()
    const { token, company } = await server.person('admin')
    const [one, other] = [
      await server.send(path(token, company?.id)),
      await server.send(path(token, company?.id)),
    ]
    expect([one.status, one.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    expect(one.text.startsWith('%PDF-1.7')).toBe(true)
    expect(one.text).toContain('/Lang (is)')
    expect(other.text).toBe(one.text)
  })

  test("shows the company's texts in several scripts and the requested language", async () => {
    save({ 'ui.certificate.header': 'Fræðsla\n研修プログラム', 'ui.certificate.footer': '' })
    const company = world.companies.get(companyId)
    if (company) world.companies.put({ ...company, name: '北极光有限公司' })
    const asked = { company_id: companyId, token: '', lang: 'ja' }
    const { body } = await callAsync(world, 'settings.certificatePreview', asked, admin)
    const pdf = await readPdf(body as Uint8Array)
    expect(pdf).toMatchObject({ language: 'ja', headings: ['H1 修了証'] })
    for (const text of ['Fræðsla', '研修プログラム', '北极光有限公司', '2026年2月2日']) {
      expect(removeSpaces(pdf.texts[0])).toContain(text)
    }
  })

  test("shows the company's logo instead of the product name", async () => {
    const asked = { company_id: companyId, token: '', lang: 'en' }
    const preview = async () => {
      const { body } = await callAsync(world, 'settings.certificatePreview', asked, admin)
      const text = Buffer.from(body as Uint8Array).toString('latin1')
      return { pdf: await readPdf(body as Uint8Array), hasPicture: text.includes('/Subtype /Image') }
    }
    const base64 =
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
    call(world, 'companies.removeLogo', { companyId }, admin)
    const before = await preview()
    expect([before.hasPicture, removeSpaces(before.pdf.texts[0]).includes('Heed')]).toEqual([false, true])
    const company = world.companies.get(companyId)
    if (!company) throw new Error('no company')
    world.billing.logos.put({ id: companyId, name: 'logo.png', base64 })
    world.companies.put({ ...company, logo: 'logo.png' })
    const { pdf, hasPicture } = await preview()
    expect([hasPicture, removeSpaces(pdf.texts[0]).includes('Heed')]).toEqual([true, false])
  })

  test('requires the token of an admin of that company', async () => {
    const server = await startTestServer()
    const { company } = await server.person('admin')
    const viewer = await server.person('viewer')
    expect((await server.send(path('nonsense', company?.id))).status).toBe(401)
    expect((await server.send(path(viewer.token, company?.id))).status).toBe(403)
    const foreign = await server.send(path(viewer.token, companyIds.partner))
    expect([foreign.status, foreign.body]).toMatchObject([
      404,
      { error: { code: 'not_found', description: 'There is no such company' } },
    ])
    expect((await server.send(path(viewer.token, undefined))).status).toBe(404)
  })
})
