import { execFile } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { accountIds, companyIds, partnerEmails } from '@heed/fixtures'
import type { Locator } from '@playwright/test'
import { expect, test } from '../../heed.ts'
import { PartnerPage } from '../../pages/partner.ts'
import { chooseOption } from '../../pages/select.ts'
import { narrowViewport } from '../../scenes/stage/scene.ts'
import type { World } from '../../world.ts'

const customer = 'Tannlæknar Kópavogi'

interface CustomerRow {
  id: number
  name: string
  valid_to: string
}

/** Fifty companies in spreadsheet format, one with a name that's too short, and one that already exists. */
const fiftyCompaniesCsv = [
  '\ufeffCompany;Plan;Seats;Timespan;Managers',
  ...Array.from({ length: 50 }, (_, at) => {
    const managers = `"Una <una${at}@verslun.example>;\r\nVala <vala${at}@verslun.example> (viewer)"`
    return `"Verslun ""${at + 1}""";partner-standard;${at + 1};${at % 2 ? '12 months' : 'Eternal'};${managers}`
  }),
  'Blá;partner-standard;5;12;',
  `${customer};partner-standard;50;12;"Nýr <nyr@tannlaeknar.example>"`,
].join('\r\n')

interface Row {
  line: number
  name: string
  state: 'new' | 'exists' | 'created' | 'existed' | 'refused'
  reason: string | null
}

const stateLabels = {
  new: 'New',
  exists: 'Existing',
  created: 'Created',
  existed: 'Existing',
  refused: 'Rejected',
}

/** Converts heed's output to the console's order: rejected lines first. */
function toShownLines(output: string): string[] {
  const { companies } = JSON.parse(output) as { companies: Row[] }
  const isRefused = ({ state }: Row) => Number(state === 'refused')
  return companies
    .toSorted((one, other) => isRefused(other) - isRefused(one) || one.line - other.line)
    .map(
      ({ line, name, state, reason }) =>
        `Line ${line} ${name}${stateLabels[state]}${state === 'refused' ? `name: ${reason}` : ''}`,
    )
}

/** Lists the account's companies without their IDs. */
async function fetchCustomers(world: World) {
  const partner = await world.person(partnerEmails.bjarg)
  const at = `/partners/${accountIds.bjarg}/companies`
  const { companies } = await world.api<{ companies: CustomerRow[] }>(partner, `${at}?n=100&order=name+asc`)
  return Promise.all(
    companies.map(async ({ id, ...held }) => {
      const { managers } = await world.api<{ managers: { email: string; name: string; role: number }[] }>(
        partner,
        `${at}/${id}`,
      )
      const people = managers.map(({ email, name, role }) => `${name} <${email}> ${role}`).toSorted()
      return { ...held, valid_to: held.valid_to.slice(0, 10), people }
    }),
  )
}

test('a partner creates fifty companies from a file with the same result as heed @partner', async ({
  page,
  signIn,
  heed,
  world,
  newWorld,
}) => {
  const partner = await signIn(partnerEmails.bjarg, '/partner/')
  const list = await new PartnerPage(page).expectShown()
  const { root } = await list.openFile()
  await root
    .locator('input[type=file]')
    .setInputFiles({ name: 'customers.csv', mimeType: 'text/csv', buffer: Buffer.from(fiftyCompaniesCsv) })
  await expect(root.getByText('New: 50. Existing: 1. Rejected: 1.')).toBeVisible()
  const shown = root.getByRole('listitem')
  const dryRun = ['companies', 'create', '--from', '-', '--max-errors', '1', '--dry-run', '--json']
  const checked = await heed(dryRun, { as: partner, input: fiftyCompaniesCsv })
  await expect(shown).toHaveText(toShownLines(checked.output))

  await root.getByRole('checkbox', { name: 'Skip 1 rejected line' }).check()
  await root.getByText('Command line').click()
  const line = (await root.getByText(/^heed companies create/).textContent()) ?? ''
  await root.getByRole('button', { name: 'Create 50 companies' }).click()
  await expect(root.getByText('Created', { exact: true })).toHaveCount(50)

  const other = await newWorld()
  const words = line.replace('customers.csv', '-').split(' ').slice(1)
  const made = await heed([...words, '--api', `${other.address}api`, '--yes', '--json'], {
    as: await other.person(partnerEmails.bjarg),
    input: fiftyCompaniesCsv,
  })
  await expect(shown).toHaveText(toShownLines(made.output))
  const byConsole = await fetchCustomers(world)
  expect(byConsole).toHaveLength(51)
  expect(byConsole).toEqual(await fetchCustomers(other))

  await root.getByRole('button', { name: 'Close' }).last().click()
  await list.companies.search.fill('"50"')
  await expect(list.companies.links).toHaveText([/Verslun "50"/])
})

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** Runs a command line in a shell in this folder. */
async function runInShell(line: string, folder: string, own: Record<string, string>): Promise<void> {
  const bin = fileURLToPath(new URL('../../../cli/bin/heed.cjs', import.meta.url))
  const script = `set -e; heed() { "${process.execPath}" "${bin}" "$@"; }; ${line}`
  const { HEED_COMPANY: _company, ...env } = process.env
  await promisify(execFile)('sh', ['-c', script], { cwd: folder, env: { ...env, ...own } })
}

test('changing several companies has the same result as the displayed command line @partner', async ({
  page,
  signIn,
  world,
}, info) => {
  const partner = await signIn(partnerEmails.bjarg, '/')
  await page.goto('/')
  // The brand's help is on a different site and opens in a new tab.
  const help = page.getByRole('link', { name: 'Help' })
  await expect(help).toHaveAttribute('href', 'https://bjarg.example/help')
  await expect(help).toHaveAttribute('target', '_blank')
  const ids: number[] = []
  for (const companyName of ['Kaffi Ása', 'Kaffi Björk', 'Kaffi Carl', 'Kaffi Dísa']) {
    const sold = { subscription: 'partner-standard', seats: 20, validity: 12, accountId: accountIds.bjarg }
    const answer = await world.call(partner, 'post', '/companies', { companyName, ...sold })
    ids.push(((await answer.json()) as { company_id: number }).company_id)
  }
  const others = ids.slice(2).join(' ')
  const folder = info.outputPath('folder')
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'logo.png'), pixel)
  const held = async (id: number) => {
    const at = `/partners/${accountIds.bjarg}/companies/${id}`
    const company = await world.api<Record<string, unknown>>(partner, at)
    const { subscription, users_available, valid_to, defaultLanguage, color_main, logo_name } = company
    return {
      plan: (subscription as { subscription_code: string }).subscription_code,
      seats: users_available,
      until: String(valid_to).slice(0, 10),
      language: defaultLanguage,
      color: color_main,
      hasLogo: logo_name !== null,
    }
  }
  await page.goto('/partner/')
  const list = await new PartnerPage(page).expectShown()
  const change = async (what: string, choose: (root: Locator) => Promise<unknown>) => {
    const dialog = await list.openBulk('Kaffi Ása', 'Kaffi Björk')
    const { root } = dialog
    await chooseOption(root.getByLabel('Setting to change'), what)
    await choose(root)
    await root.getByText('Command line').click()
    const line = (await root.getByText(/^for id in/).textContent()) ?? ''
    await dialog.press('Continue')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Change 2 companies' }).click()
    await expect(root.getByText('Changed', { exact: true })).toHaveCount(2)
    await root.getByRole('button', { name: 'Close' }).last().click()
    await dialog.expectClosed()
    const own = { HEED_API: `${world.address}api`, HEED_TOKEN: partner.token }
    await runInShell(line.replace(/in [\d ]+;/, `in ${others};`), folder, own)
    const [first, ...alike] = await Promise.all(ids.map(held))
    expect(alike).toEqual([first, first, first])
    return first
  }
  const bought = await change('Plan and seats', async (root) => {
    await chooseOption(root.getByLabel('Plan'), 'Partner Premium')
    await root.getByLabel('Seats').fill('30')
  })
  expect(bought).toMatchObject({ plan: 'partner-premium', seats: 30, until: '2027-02-02' })
  const endless = await change('Timespan', (root) => chooseOption(root.getByLabel('Timespan'), 'Eternal'))
  expect(endless?.until).toMatch(/^21/)
  const spoken = await change('Default employee language', (root) =>
    chooseOption(root.getByLabel('Default employee language'), 'German'),
  )
  expect(spoken).toMatchObject({ language: 'de' })
  const painted = await change('Colour', (root) =>
    root.getByRole('textbox', { name: 'Colour as #rrggbb' }).fill('#1f6f54'),
  )
  expect(painted).toMatchObject({ color: '#1f6f54' })
  const file = { name: 'logo.png', mimeType: 'image/png', buffer: pixel }
  const marked = await change('Logo', async (root) => {
    await root.locator('input[type=file]').setInputFiles(file)
    await expect(root.getByText(/heed companies logo set logo\.png/)).toBeAttached()
  })
  expect(marked).toMatchObject({ hasLogo: true })
  expect(await change('Logo', async () => undefined)).toMatchObject({ hasLogo: false })
})

test("on a phone, a customer's row has no overlapping parts despite a long status @partner", async ({
  page,
  signIn,
  world,
}) => {
  const customer = 'Tannlæknar Kópavogi'
  await world.change('companies', { id: String(companyIds.partner) }, { validTo: '2026-02-14T09:00:00.000Z' })
  await page.setViewportSize(narrowViewport)
  await signIn(partnerEmails.bjarg, '/partner/')
  const list = await new PartnerPage(page).expectShown()
  await expect(list.companies.row(customer)).toContainText('Ends in')
  const covered = await list.companies.row(customer).evaluate((row) => {
    const seen = [...row.querySelectorAll('[data-place] *')].filter(({ childElementCount, textContent }) => {
      return childElementCount === 0 && textContent !== ''
    })
    const boxes = seen.map((part) => part.getBoundingClientRect()).filter(({ width }) => width > 1)
    return boxes.some((one, at) =>
      boxes
        .slice(at + 1)
        .some(
          (other) =>
            one.left < other.right &&
            other.left < one.right &&
            one.top < other.bottom &&
            other.top < one.bottom,
        ),
    )
  })
  expect(covered).toBe(false)
})
