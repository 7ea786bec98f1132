import { type AssessmentRow, campaignStatus, type TrainingRow } from '@heed/contracts'
import { aSubscription, aTrainingEntry } from '@heed/fixtures/factories'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { makeHomeServer } from '../../test/aHome.ts'
import { readNames } from '../../test/campaignList.ts'
import { FakeServer, failRequest, refuse } from '../../test/fakeServer.ts'
import { aCompany } from '../../test/people.ts'
import { recordSavedFiles } from '../../test/savedFiles.ts'
import { triggerRefresh } from '../../test/waitForRefresh.ts'
import * as ofAssessments from './assessments/list/testing/assessments.ts'
import * as ofTrainings from './trainings/list/testing/trainings.ts'

const { draft } = campaignStatus
const long = 'Everything that our people in the north must know'
const counts = { draft: 1, scheduled: 1, active: 2, completed: 1 }

const makeTrainingsReply = (...rows: TrainingRow[]) => ({ automations: rows, count: rows.length, counts })
const serveTrainings = (...rows: TrainingRow[]) =>
  ofTrainings.aServer().on(ofTrainings.listCall, makeTrainingsReply(...rows))

const trainings = {
  ...ofTrainings,
  name: 'trainings',
  at: '/trainings/',
  create: '/trainings/create/',
  last: ofTrainings.findListTable,
  tabs: ['All 5', 'Active 2', 'Completed 1'],
  one: 'Safe every day',
  empty: ofTrainings.anEmptyServer,
  nothingFound: () => ofTrainings.aServer([]),
  oneReply: makeTrainingsReply(ofTrainings.dailyTraining),
  laterReply: makeTrainingsReply({ ...ofTrainings.dailyTraining, awarenessScore: 54 }),
  later: '54%',
  planned: () =>
    serveTrainings(aTrainingEntry({ id: 4, name: 'Autumn plans', status: draft, totalUsers: 102 })),
  named: () => serveTrainings(aTrainingEntry({ name: long })),
  noneYet: 'No training programs yet',
  noneYetViewer: 'Trainings will appear here once an admin starts one.',
  choices: [
    ['Training', '/trainings/create/'],
    ['Training (SCORM, cmi5)', '/trainings/create_scorm/'],
  ],
  percents: ['92%'],
  asks: 1,
  failed: "Training programs couldn't be loaded",
  unavailable: 'Trainings are unavailable in your current plan',
  demo: 'training',
  sold: { trainingSubjects: 'all' as const },
  listed: 5,
  off: { subscription: aSubscription({ subscription_type: 'partner', subscription_definition: {} }) },
  plannedLink: ['102 employees in Autumn plans', '/trainings/edit/4/?step=employees&recipients=shown'],
  noneFound: ['No trainings found'],
  file: 'Norðurljós ehf. Training programs 2026-03-02.csv',
  lines: [
    'Name,Status,Employees,Start (UTC),End (UTC),Attendance (%),Completion rate (%)',
    'Spring refresher,scheduled,221,2026-03-16 12:00:00,2026-03-23 10:00:00,,',
    'Autumn plans,draft,0,,,,',
    'Fyrstu skrefin,active,,,,,',
    'Safe every day,active,240,2026-02-10 09:00:00,2026-04-21 09:00:00,92,53',
    'Phishing basics,completed,240,2026-02-10 09:00:00,2026-04-21 09:00:00,83,50',
  ],
}

const makeAssessmentsReply =
  (...rows: AssessmentRow[]) =>
  ({ path }: { path: string }) =>
    ofAssessments.makeListResponse(rows, path)
const serveAssessment = (own: Partial<AssessmentRow>) => {
  const rows = [ofAssessments.anAssessment(own)]
  return ofAssessments.aServer(rows, rows)
}

const assessments = {
  ...ofAssessments,
  name: 'assessments',
  at: '/assessment/',
  create: '/assessment/create/',
  last: () => ofAssessments.findListTable('Scorm assessments'),
  tabs: ['All', 'Active 2', 'Completed 1'],
  one: 'Where we stand',
  empty: () => ofAssessments.aServer([], []),
  nothingFound: () => ofAssessments.aServer([]),
  oneReply: makeAssessmentsReply(ofAssessments.runningAssessment),
  laterReply: makeAssessmentsReply({ ...ofAssessments.runningAssessment, attendance: 76 }),
  later: '76%',
  planned: () => serveAssessment({ id: 4, name: 'For those who pay', status: draft, totalEmployees: 102 }),
  named: () => serveAssessment({ name: long }),
  noneYet: 'No assessments yet',
  noneYetViewer: 'Assessments will appear here once an admin starts one.',
  choices: [
    ['Assessment', '/assessment/create/'],
    ['Assessment (SCORM, cmi5)', '/assessment/create_scorm/'],
  ],
  percents: ['75%', '75%'],
  asks: 2,
  failed: "Assessments couldn't be loaded",
  unavailable: 'Assessments are unavailable in your current plan',
  demo: 'assessment',
  sold: { assessmentQuestions: 'all' as const },
  listed: 4,
  off: { settings: { 'ui.assessments': '0' } },
  plannedLink: ['102 employees in For those who pay', '/assessment/edit/4/?step=employees&recipients=shown'],
  noneFound: ['No assessments found', 'No Scorm assessments found'],
  file: 'Norðurljós ehf. Assessments 2026-03-02.csv',
  lines: [
    'Name,Packaged,Status,Employees,Delivery (UTC),Due (UTC),Attendance (%),Resilience score,Threat areas',
    'Spring check,no,scheduled,221,2026-03-16 12:00:00,2026-03-30 12:00:00,,,"Phishing, Passwords"',
    'For those who pay,no,draft,0,,,,,"Phishing, Passwords"',
    'Where we stand,no,active,240,2026-02-10 09:00:00,2026-03-10 09:00:00,75,62,"Phishing, Passwords"',
    'The first look,no,completed,240,2026-02-10 09:00:00,2026-03-10 09:00:00,75,48,"Phishing, Passwords"',
    'Who pays?,yes,active,,,,,,"Phishing, Passwords"',
  ],
}

describe.each([trainings, assessments])('the list of $name', (kind) => {
  const { openList: open, findListTable: table, last, aServer, listCall: list, at } = kind

  test("links a draft's employee count to the wizard step that shows the employees", async () => {
    await open({ server: kind.planned() })
    const [name, href] = kind.plannedLink
    const link = await screen.findByRole('link', { name: name ?? '' })
    expect(link.getAttribute('href')).toBe(href)
  })

  test('cuts off a long name at thirty characters but keeps the full name available', async () => {
    await open({ server: kind.named() })
    const shown = (await table()).querySelector('[data-row-link] [data-cut]')
    expect(shown?.querySelector('[aria-hidden]')?.textContent).toBe('Everything that our people in…')
    expect(shown?.getAttribute('data-cut')).toBe(long)
    expect(within(await table()).getByRole('link', { name: long })).toBeTruthy()
  })

  test("offers to create the first one or try a demo when it's empty", async () => {
    await open({ server: kind.empty() })
    expect(await screen.findByText(kind.noneYet)).toBeTruthy()
    const create = screen.getAllByRole('link', { name: 'Create new' })
    expect(create.map((link) => link.getAttribute('href'))).toEqual([kind.create, kind.create])
    expect(screen.getByRole('link', { name: 'Try demo' }).getAttribute('href')).toContain(
      `/${kind.demo}/try-demo/${aCompany().company_uid}/`,
    )
  })

  test('shows why loading failed and offers a retry', async () => {
    const server = aServer().on(list, failRequest)
    const { user } = await open({ server })
    expect(await screen.findByText(kind.failed)).toBeTruthy()
    server.on(list, kind.oneReply)
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(readNames(await table())).toEqual([kind.one])
  })

  test.each([
    ['bought directly', aSubscription(), 'Upgrade now', '/subscriptions/upgrade/'],
    [
      'bought from a partner',
      aSubscription({ subscription_type: 'partner', subscription_definition: kind.sold }),
      'Contact to upgrade',
      'mailto:support@heed.example',
    ],
  ] as const)('says that a plan %s excludes them and how to upgrade', async (_, subscription, name, href) => {
    await open({ company: { packages: [], subscription }, server: new FakeServer() })
    expect(await screen.findByText(kind.unavailable)).toBeTruthy()
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(href)
    expect(screen.getByRole('link', { name: 'Try demo' })).toBeTruthy()
  })

  test("redirects to the dashboard if the company doesn't have them", async () => {
    const { address } = await open({ company: kind.off, server: makeHomeServer() })
    await waitFor(() => expect(address()).toBe('/'))
  })

  test('offers a viewer no way to create one, no drafts, and only Open', { tags: 'slow' }, async () => {
    const { user } = await open({ as: 'viewer' })
    await last()
    expect(screen.queryByRole('link', { name: 'Create new' })).toBeNull()
    expect(kind.readTabs()).toEqual(kind.tabs)
    await user.click(screen.getByRole('button', { name: `Actions for ${kind.one}` }))
    const items = within(await screen.findByRole('menu')).getAllByRole('menuitem')
    expect(items.map(({ textContent }) => textContent)).toEqual(['Open'])
  })

  test('redirects a viewer from the drafts to all and keeps the search', async () => {
    const { address } = await open({ as: 'viewer', at: `${at}draft/?list.filter=a` })
    await waitFor(() => expect(address()).toBe(`${at}?list.filter=a`))
  })

  test("offers a viewer nothing to create when it's empty", async () => {
    await open({ as: 'viewer', server: kind.empty() })
    expect(await screen.findByText(kind.noneYetViewer)).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Create new' })).toBeNull()
  })

  test('tells an admin without a license why nothing can be created', async () => {
    const { user } = await open({ company: { canCreateTraining: false } })
    const create = await screen.findByRole('button', { name: 'Create new' })
    expect([create.getAttribute('aria-disabled'), create.getAttribute('aria-description')]).toEqual([
      'true',
      'No license available',
    ])
    await user.click(create)
    expect(screen.queryByRole('menu')).toBeNull()
  })

  test('lets an admin with a learning system choose what to create', async () => {
    const { user } = await open({ company: { settings: { 'ui.cmi5.enabled': '1' } } })
    await user.click(await screen.findByRole('button', { name: 'Create new' }))
    const items = within(await screen.findByRole('menu')).getAllByRole('menuitem')
    expect(items.map((item) => [item.textContent, item.getAttribute('href')])).toEqual(kind.choices)
  })

  test('shows overall figures with anonymous tracking', async () => {
    await open({ company: { anonymousTracking: true } })
    const [percent = ''] = kind.percents
    expect(within(await table()).getAllByText(percent)).toHaveLength(kind.percents.length)
  })

  test('says that nothing matches and can clear the filters', async () => {
    const { user, address } = await open({
      at: `${at}?list.filter=zzz&list.lists=7`,
      server: kind.nothingFound(),
    })
    for (const text of kind.noneFound) expect(await screen.findByText(text)).toBeTruthy()
    await user.click(screen.getAllByRole('button', { name: 'Clear' })[0] as HTMLElement)
    await waitFor(() => expect(address()).toBe(at))
    await waitFor(async () => expect(readNames(await table())).toHaveLength(kind.listed))
  })

  test('updates its figures without a notice or a loading state', { tags: 'slow' }, async () => {
    const server = aServer()
    const { root } = await open({ server })
    const shown = await table()
    await last()
    server.on(list, kind.laterReply)
    triggerRefresh()
    expect(shown.getAttribute('aria-busy')).toBe('false')
    expect(await screen.findByText(kind.later)).toBeTruthy()
    server.on(list, refuse(500, 'Out of order'))
    triggerRefresh()
    await waitFor(() => expect(server.listCalls(list)).toHaveLength(3 * kind.asks))
    expect(screen.getByText(kind.later)).toBeTruthy()
    expect(root.notices.items).toEqual([])
  })

  test('exports every row as a CSV file', async () => {
    const saved = recordSavedFiles()
    const { user } = await open()
    await last()
    await user.click(screen.getByRole('button', { name: 'Export' }))
    await waitFor(() => expect(saved).toHaveLength(1))
    const [file] = saved
    expect(file?.name).toBe(kind.file)
    expect((await file?.text())?.trim().split('\r\n')).toEqual(kind.lines)
  })
})
