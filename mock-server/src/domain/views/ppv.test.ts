import { computeViewsUsedPercent, ppvEvent } from '@heed/contracts'
import { companyIds, getManagerEmail, partnerEmails, superEmail } from '@heed/fixtures'
import { describe, expect, it } from 'vitest'
import { call, catchRefusal } from '../../testing/testCall.ts'
import { createWorld as createAny, type World } from '../../world/World.ts'
import { recordView } from './log/viewLog.ts'

const companyId = companyIds.direct
const createPpvWorld = () => createAny({ scenario: 'ppv' })
const admin = getManagerEmail('admin')
const fetchStatus = (world: World) => call(world, 'ppv.getStatus', { companyId }, admin)
const fetchLog = (world: World, query = {}) => call(world, 'ppv.getLog', { companyId, ...query }, admin)
const getApiKey = (world: World) => fetchStatus(world).ppv.apiKey
const getEnabledSubject = (world: World) => {
  const found = fetchStatus(world).subjects.find((subject) => subject.enabled)
  if (!found) throw new Error('The scenario has no snippet')
  return found.subject_id
}
const open = (world: World, own: Partial<Parameters<typeof call<'ppv.embed'>>[2]> = {}) =>
  call(world, 'ppv.embed', {
    lang: 'en',
    key: getApiKey(world),
    s: getEnabledSubject(world),
    c: companyId,
    ...own,
  })
const getPlayIds = (world: World) => [...world.embed.plays.values()].map(({ id }) => id)

describe('the pay-per-view package', () => {
  it('calculates purchased and used views from the records', () => {
    const world = createPpvWorld()
    const { ppv, subjects } = fetchStatus(world)
    const views = fetchLog(world).log.filter(({ event_type }) => event_type === ppvEvent.view).length
    expect(ppv).toMatchObject({ company_id: companyId, viewsPurchased: 100, viewsUsed: views })
    expect(subjects.reduce((sum, subject) => sum + subject.views, 0)).toBe(views)
    expect(computeViewsUsedPercent(ppv)).toBe(views)
  })

  it('can be created once, topped up and given a new key by a partner', () => {
    const world = createPpvWorld()
    const at = { companyId: companyIds.partner }
    const made = call(world, 'ppv.create', { ...at, views: 20, notes: 'Trial' }, partnerEmails.bjarg)
    expect(made.ppv).toMatchObject({ viewsPurchased: 20, viewsUsed: 0 })
    expect(catchRefusal(() => call(world, 'ppv.create', at, partnerEmails.bjarg)).status).toBe(409)
    expect(call(world, 'ppv.addViews', { ...at, views: 5 }, partnerEmails.bjarg).ppv.viewsPurchased).toBe(25)
    const { transactions } = call(world, 'ppv.getTransactions', at, partnerEmails.bjarg)
    expect(transactions.map(({ views, notes }) => [views, notes])).toEqual([
      [5, ''],
      [20, 'Trial'],
    ])
    const { apiKey } = call(world, 'ppv.newKey', at, partnerEmails.bjarg)
    expect(apiKey).not.toBe(made.ppv.apiKey)
  })

  it.each([
    ['ppv.getStatus', getManagerEmail('viewer'), {}],
    ['ppv.getLog', superEmail, {}],
    ['ppv.getTransactions', superEmail, {}],
    ['ppv.addViews', superEmail, { views: 3 }],
    ['ppv.newKey', superEmail, {}],
    ['ppv.toggle', superEmail, { subject_id: 101, enabled: true }],
  ] as const)('%s names a contact when the company has no package', (operation, as, body) => {
    const world = createPpvWorld()
    world.embed.packages.remove(companyId)
    const refusal = catchRefusal(() => call(world, operation, { companyId, ...body } as never, as))
    expect(refusal.status).toBe(403)
    expect(refusal.message).toMatch(
      /^You do not have access to the Embed content\. Please contact \S+@\S+ for access\.$/,
    )
  })

  it("can't be topped up by the company's admin", () => {
    expect(
      catchRefusal(() => call(createPpvWorld(), 'ppv.addViews', { companyId, views: 3 }, admin)).status,
    ).toBe(403)
  })
})

describe('the usage log', () => {
  it('is sorted newest first and paged', () => {
    const world = createPpvWorld()
    const { log: rows, count } = fetchLog(world)
    expect(rows).toHaveLength(count)
    expect(rows.map(({ timestamp }) => timestamp)).toEqual(
      rows
        .map(({ timestamp }) => timestamp)
        .toSorted()
        .toReversed(),
    )
    expect(fetchLog(world, { p: 1, n: 20 }).log).toEqual(rows.slice(20, 40))
  })

  it("finds a video's rows by part of its title", () => {
    const world = createPpvWorld()
    const { log: rows } = fetchLog(world)
    const title = rows.find(({ subject_title }) => subject_title)?.subject_title ?? ''
    const expected = rows.filter(({ subject_title }) => subject_title?.includes(title))
    expect(expected.length).toBeLessThan(rows.length)
    const found = fetchLog(world, { filter: title.slice(1).toUpperCase() })
    expect([found.log, found.count]).toEqual([expected, expected.length])
  })

  it("exports all rows under the company's name and escapes formulas", () => {
    const world = createPpvWorld()
    open(world, { uid: '=HYPERLINK("http://evil.example")', location: '@x' })
    const { body, name } = call(world, 'ppv.exportUsage', { companyId, token: '' }, admin)
    expect(name).toBe('Norðurljós hf. Usage log 2026-02-02.csv')
    const inSamoa = { companyId, token: '', zone: 'Pacific/Pago_Pago' }
    expect(call(world, 'ppv.exportUsage', inSamoa, admin).name).toBe(
      'Norðurljós hf. Usage log 2026-02-01.csv',
    )
    const [heading, first, ...rest] = String(body).trim().split('\r\n')
    expect(heading).toBe('id,timestamp,event_type,subject_title,client_ip,js_video_id,location,uid,api_key')
    expect(first).toContain(',2026-02-02 09:00:00,')
    expect(first).toContain(`,'@x,"'=HYPERLINK(""http://evil.example"")",`)
    expect(rest).toHaveLength(fetchLog(world).count - 1)
  })
})

describe('an embed snippet', () => {
  it("opens the player with one signature and counts one view however often it's reported", () => {
    const world = createPpvWorld()
    const before = fetchStatus(world).ppv.viewsUsed
    const page = open(world, { uid: 'emp-1', location: 'https://lms.example', langs: 'en,is' })
    expect(page.status).toBe(200)
    expect(String(page.body)).toContain('<strong>Heed</strong>')
    const [play = ''] = getPlayIds(world)
    expect([recordView(world, play), recordView(world, play), recordView(world, 'none')]).toEqual([
      true,
      false,
      false,
    ])
    expect(fetchStatus(world).ppv.viewsUsed).toBe(before + 1)
    const [view, signature] = fetchLog(world).log
    expect(signature).toMatchObject({ event_type: 1, uid: 'emp-1', location: 'https://lms.example' })
    expect(view).toMatchObject({
      event_type: 2,
      uid: 'emp-1',
      js_video_id: `heed-${getEnabledSubject(world)}-en`,
    })
  })

  it.each([
    ['https://lms.example/course/7?session=secret#top', 'https://lms.example/course/7'],
    ['https://lms.example/', 'https://lms.example/'],
    ['about:blank', null],
    ['', null],
  ])('without a location is logged with the referring page: %j', (referer, location) => {
    const world = createPpvWorld()
    const asked = { lang: 'en', key: getApiKey(world), s: getEnabledSubject(world), c: companyId }
    call(world, 'ppv.embed', asked, undefined, { referer })
    recordView(world, getPlayIds(world)[0] ?? '')
    call(world, 'ppv.embed', { ...asked, key: 'wrong' }, undefined, { referer })
    const rows = fetchLog(world).log.slice(0, 3)
    expect(rows.map((row) => [row.event_type, row.location])).toEqual([
      [3, location],
      [2, location],
      [1, location],
    ])
  })

  it("hides the logo and doesn't write the viewer's ID into the page", () => {
    const body = String(open(createPpvWorld(), { hideLogo: '1', uid: '"><script>alert(1)</script>' }).body)
    expect(body).not.toContain('<strong>')
    expect(body).not.toContain('alert(1)')
  })

  it('drops the oldest log rows except views, and the oldest player', () => {
    const world = createPpvWorld()
    const wrong = { key: 'wrong' }
    const rows = () => [...world.embed.log.values()].map(({ eventType }) => eventType)
    const views = rows().filter((type) => type === ppvEvent.view).length
    const begun = world.embed.log.size
    world.limits = { ...world.limits, loggedViews: begun, plays: 2 }
    for (let at = 0; at < begun + 3; at++) open(world, wrong)
    expect(world.embed.log.size).toBe(begun)
    expect(rows().filter((type) => type === ppvEvent.view)).toHaveLength(views)
    expect(rows().filter((type) => type === ppvEvent.error)).toHaveLength(begun - views)
    const first = open(world) && getPlayIds(world)[0]
    open(world)
    open(world)
    expect(getPlayIds(world)).toHaveLength(2)
    expect(getPlayIds(world)).not.toContain(first)
  })

  it('logs nothing more when the log is full of views', () => {
    const world = createPpvWorld()
    const { log: kept } = world.embed
    for (const row of [...kept.values()]) if (row.eventType !== ppvEvent.view) kept.remove(row.id)
    open(world)
    const [play = ''] = getPlayIds(world)
    world.limits = { ...world.limits, loggedViews: kept.size }
    expect(recordView(world, play)).toBe(true)
    const before = [...kept.values()]
    expect(before.every(({ eventType }) => eventType === ppvEvent.view)).toBe(true)
    open(world, { key: 'wrong' })
    open(world)
    expect(recordView(world, getPlayIds(world).at(-1) ?? '')).toBe(true)
    expect([...kept.values()]).toEqual(before)
  })

  it("isn't logged or counted in a preview", () => {
    const world = createPpvWorld()
    const { count } = fetchLog(world)
    expect(open(world, { preview: '1' }).status).toBe(200)
    expect([fetchLog(world).count, getPlayIds(world)]).toEqual([count, []])
  })

  it.each<[string, (world: World) => Partial<Parameters<typeof call<'ppv.embed'>>[2]>, string]>([
    ['a wrong key', () => ({ key: 'wrong' }), "This video's key isn't valid."],
    ['an unknown video', () => ({ s: 1 }), 'There is no such video.'],
    [
      'a disabled video',
      (world) => {
        const subjectId = getEnabledSubject(world)
        call(world, 'ppv.toggle', { companyId, subject_id: subjectId, enabled: false }, admin)
        return { s: subjectId }
      },
      "This video isn't enabled for embedding.",
    ],
  ])('with %s shows an error page and is logged as an error', (_, ask, text) => {
    const world = createPpvWorld()
    const own = ask(world)
    const { count } = fetchLog(world)
    const page = open(world, own)
    expect(page.status).toBe(403)
    expect(String(page.body)).toContain(text.replaceAll("'", '&#39;'))
    const [row] = fetchLog(world, { order: 'id desc' }).log
    expect([fetchLog(world).count, row?.event_type, row?.js_video_id]).toEqual([count + 1, 3, null])
  })

  it('with an old key stops playing once there is a new key', () => {
    const world = createPpvWorld()
    const older = getApiKey(world)
    call(world, 'ppv.newKey', { companyId }, superEmail)
    expect(open(world, { key: older }).status).toBe(403)
    expect(open(world).status).toBe(200)
  })

  it('can be enabled for videos only', () => {
    const toggle = { companyId, subject_id: 206, enabled: true }
    expect(catchRefusal(() => call(createPpvWorld(), 'ppv.toggle', toggle, admin)).status).toBe(404)
  })
})
