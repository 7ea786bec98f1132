import { companyIds, getManagerEmail } from '@heed/fixtures'
import { expect, test } from '../../heed.ts'
import { LinkErrorPage, SignInPage, SignUpPage } from '../../pages/auth.ts'
import { EmployeesPage } from '../../pages/employees.ts'
import { Shell } from '../../pages/shell.ts'
import { engineTag } from '../../runner/scope.mjs'

const admin = getManagerEmail('admin')

test('signing in by emailed link opens the page requested before @sign-in @core', { tag: engineTag }, async ({
  page,
  world,
}) => {
  await page.goto('/users/?users.size=10')
  const signIn = await new SignInPage(page).expectShown()
  await (await signIn.requestLink(admin)).expectShown()
  const mail = await world.waitForEmail(admin)
  expect(mail.links).toHaveLength(1)
  await page.goto(mail.links[0] ?? '')
  await new EmployeesPage(page).expectShown()
  await expect(page).toHaveURL(/\/users\/\?users\.size=10$/)
})

test('the sign-in page links to the terms and the privacy policy @sign-in', async ({ page }) => {
  await new SignInPage(page).open()
  for (const [name, address] of [
    ['terms of service', 'https://heed.example/terms'],
    ['privacy policy', 'https://heed.example/privacy'],
  ] as const)
    await expect(page.getByRole('link', { name, exact: true })).toHaveAttribute('href', address)
})

test('a sign-in link works once, and its error page offers a new one @sign-in', async ({ page, world }) => {
  await (await (await new SignInPage(page).open()).requestLink(admin)).expectShown()
  const first = await world.waitForEmail(admin)
  await page.goto(first.links[0] ?? '')
  await (await new Shell(page).expectShown()).signOut()
  await page.goto(first.links[0] ?? '')
  const again = await (await new LinkErrorPage(page).expectShown()).requestNewLink()
  await (await again.requestLink(admin)).expectShown()
  const second = await world.waitForEmail(admin, first)
  await page.goto(second.links[0] ?? '')
  await new Shell(page).expectShown()
})

test('a sign-in link is valid for 24 hours @sign-in', async ({ page, world }) => {
  const signIn = await new SignInPage(page).open()
  const waiting = await (await signIn.requestLink(admin)).expectShown()
  const early = await world.waitForEmail(admin)
  await world.advance('PT23H59M')
  await waiting.resend()
  const late = await world.waitForEmail(admin, early)
  await world.advance('PT2M')
  await page.goto(early.links[0] ?? '')
  await new LinkErrorPage(page).expectShown()
  await page.goto(late.links[0] ?? '')
  await new Shell(page).expectShown()
})

test('an unknown address at sign-in gets a link to sign up @sign-in', async ({ page, world }) => {
  const signIn = await new SignInPage(page).open()
  await signIn.requestLink('nobody@elsewhere.example')
  await expect(signIn.suggestion).toBeVisible()
  await expect(signIn.suggestion.getByRole('link', { name: 'Sign up' })).toBeVisible()
  expect(await world.countEmails('nobody@elsewhere.example')).toBe(0)
  await page.reload()
  await expect(signIn.suggestion).toBeHidden()
})

test('the sign-in email can be sent again @sign-in', async ({ page, world }) => {
  const signIn = await new SignInPage(page).open()
  const waiting = await (await signIn.requestLink(admin)).expectShown()
  const first = await world.waitForEmail(admin)
  await waiting.resend()
  await expect(new Shell(page).notice('Email was re-sent')).toBeVisible()
  const second = await world.waitForEmail(admin, first)
  expect(second.links).not.toEqual(first.links)
})

test('signing up sends an email whose link opens the new company @sign-in', async ({ page, world }) => {
  const email = 'anna@nyttfyrirtaeki.example'
  const waiting = await (await new SignUpPage(page).open()).requestLink(email)
  await waiting.expectShown('Please verify your email.')
  const mail = await world.waitForEmail(email)
  await page.goto(mail.links[0] ?? '')
  await new Shell(page).expectShown()
  await expect(page.getByText('Your free trial ends on')).toBeVisible()
})

test('signing out ends the session, and pages require signing in again @sign-in', async ({
  page,
  signIn,
  world,
}) => {
  const person = await signIn(admin, '/users/')
  await new EmployeesPage(page).expectShown()
  await new Shell(page).signOut()
  await expect(page).toHaveURL(/\/auth\/signin\/$/)
  expect((await world.call(person, 'get', '/companies/my_companies')).status()).toBe(401)
  await page.goto('/users/')
  await new SignInPage(page).expectShown()
})

test('after a rejected token, signing in again returns to the same address @sign-in', async ({
  page,
  signIn,
  world,
}) => {
  await signIn(admin, '/users/?lists.order=created+desc')
  const { lists } = await new EmployeesPage(page).expectShown()
  await lists.expectLoaded()
  await world.endSessions()
  await lists.goToPage('Next')
  const again = await new SignInPage(page).expectShown()
  await expect(again.ended).toHaveText('Your session has ended. Sign in again to continue.')
  await (await again.requestLink(admin)).expectShown()
  const mail = await world.waitForEmail(admin)
  await page.goto(mail.links[0] ?? '')
  await new EmployeesPage(page).expectShown()
  await expect(page).toHaveURL(/\/users\/\?lists\.order=created\+desc&lists\.page=2$/)
})

test('input from an ended session reopens in another tab, and signing out clears both @sign-in', async ({
  page,
  signIn,
  world,
}) => {
  await signIn(admin, '/users/')
  const naming = await (await new EmployeesPage(page).expectShown()).openCreateList()
  await naming.name.fill('Sumarfólk')
  await world.endSessions()
  await naming.press('Create')
  const again = await new SignInPage(page).expectShown()
  await page.reload()
  await expect(page.getByText(/^Your changes were saved in this browser/)).toBeVisible()
  await (await again.requestLink(admin)).expectShown()
  const mail = await world.waitForEmail(admin)

  const other = await page.context().newPage()
  await other.goto(mail.links[0] ?? '')
  const shell = await new Shell(other).expectShown()
  await naming.expectShown()
  await expect(naming.name).toHaveValue('Sumarfólk')
  await page.reload()
  await expect(naming.name).toHaveValue('Sumarfólk')
  await other.getByRole('button', { name: 'Restore' }).click()
  await expect(other.getByRole('dialog').getByRole('textbox')).toHaveValue('Sumarfólk')
  await expect(page.getByText(/^Your changes are now open in another tab\./)).toBeVisible()
  await expect(naming.name).toHaveValue('Sumarfólk')

  await other.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await other.getByRole('button', { name: 'Discard changes' }).click()
  await shell.signOut()
  await expect((await new SignInPage(page).expectShown()).ended).toHaveText('You signed out in another tab.')
  await expect(page).toHaveURL(/\/auth\/signin\/$/)
  expect(await page.evaluate(() => JSON.stringify([sessionStorage, localStorage]))).not.toContain('Sumarfólk')
})

test("a page whose scripts don't load shows an error @sign-in", async ({ page }) => {
  await page.route('**/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
  await page.goto('/auth/signin/')
  const said = page.getByText("Couldn't load this page. Please reload it.")
  await expect(said).toBeHidden()
  await page.evaluate(() => {
    for (const waiting of document.getAnimations()) waiting.finish()
  })
  await expect(said).toBeVisible()
  await page.unroute('**/*.js')
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await expect(said).toHaveCount(0)
})

const training = companyIds.direct * 100 + 2

test('a page requests all its scripts before any branding or employee data @shell', async ({
  page,
  signIn,
}) => {
  await signIn(admin, '/users/')
  await new EmployeesPage(page).expectShown()
  const asked: string[] = []
  page.on('request', (request) => void asked.push(new URL(request.url()).pathname))
  // The saved session is enough to recognize the person, so no sign-in link is needed.
  await page.reload()
  await new EmployeesPage(page).expectShown()
  const isScript = (path: string) => /\/assets\/.*\.js$/.test(path)
  const people = asked.findIndex((path) => /\/companies\/\d+\/users$/.test(path))
  const brand = asked.findIndex((path) => path.endsWith('/branding'))
  expect(asked.slice(0, brand).filter(isScript).length).toBeGreaterThan(10)
  expect(asked.slice(brand, people).filter(isScript)).toEqual([])
})

test('a page requests its data while branding loads, and nothing twice @shell', async ({ page, signIn }) => {
  await signIn(admin)
  await new Shell(page).expectShown()
  let asked: string[] = []
  page.on('request', (request) => {
    const [, call] = /\/api(\/.*)/.exec(request.url()) ?? []
    if (call !== undefined) asked.push(call)
  })
  for (const [at, first] of [
    ['/', /\/trainings\?/],
    ['/users/', /\/users\?/],
    ['/trainings/active/', /\/trainings\?/],
    [`/trainings/${String(training)}/view/`, /\/trainings\/\d+$/],
    ['/assessment/', /\/assessments\?/],
    ['/reports/', /\/reports\?/],
  ] as const) {
    // Don't count the previous page's requests.
    await page.goto('about:blank')
    asked = []
    const found = page.waitForRequest((request) => first.test(request.url()))
    // Until this request gets a response, the page draws nothing.
    await page.route(/\/branding$/, async (route) => {
      await found
      await route.fallback()
    })
    await page.goto(at)
    await page.getByRole('main').waitFor()
    await page.waitForLoadState('networkidle')
    await page.unroute(/\/branding$/)
    const twice = asked.filter((call, place) => asked.indexOf(call) !== place)
    expect(twice, at).toEqual([])
    const start = ['/auth/user', '/companies/my_companies', '/languages/all']
    expect(asked.slice(0, start.length), at).toEqual(start)
  }
})

test('following a link after a release reloads the app and opens the page @shell', async ({
  page,
  signIn,
  lostFocus,
}) => {
  await signIn(admin, '/users/')
  await new EmployeesPage(page).expectShown()
  // After a release, the old version's files are missing, and a reload loads the new one.
  let isGone = true
  await page.route('**/assets/*.js', (route) =>
    // Don't use a 404, because the browser would log it as an error.
    isGone ? route.fulfill({ contentType: 'text/javascript', body: 'throw new Error()' }) : route.fallback(),
  )
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame() && frame.url().endsWith('/reports/')) isGone = false
  })
  await page.getByRole('link', { name: 'Reports', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Reports' })).toBeVisible()
  await expect(page).toHaveURL(/\/reports\/$/)
  // On a slow machine, the old page is without a focus for a while before it reloads.
  lostFocus.clear()
})
