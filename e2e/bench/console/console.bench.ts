import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { accountIds, companyIds } from '@heed/fixtures'
import { computeMedian, printFigure } from '../figures.ts'
import { measurePageLoad, type PageLoad, startBrowser } from './pageLoad.ts'
import { fetchAdmin, fetchPartner, startProduct } from './product.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))

async function buildEmptyPage(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'heed-empty-'))
  mkdirSync(join(folder, 'src'))
  writeFileSync(
    join(folder, 'index.html'),
    '<div id="root"></div><script type="module" src="/src/main.jsx"></script>',
  )
  writeFileSync(
    join(folder, 'src/main.jsx'),
    `import { createElement } from 'react'\nimport { createRoot } from 'react-dom/client'\ncreateRoot(document.getElementById('root')).render(createElement('h1', null, 'Sign in'))\n`,
  )
  const { build } = await import('vite')
  await build({
    root: folder,
    logLevel: 'error',
    configFile: false,
    resolve: {
      alias: { react: join(root, 'node_modules/react'), 'react-dom': join(root, 'node_modules/react-dom') },
    },
  })
  return folder
}

async function serveFolder(folder: string): Promise<{ server: Server; url: string }> {
  const types: Record<string, string> = { html: 'text/html', js: 'text/javascript' }
  const server = createServer((request, answer) => {
    const file = request.url === '/' ? '/index.html' : (request.url ?? '')
    if (!existsSync(join(folder, 'dist', file))) {
      answer.writeHead(404).end()
      return
    }
    answer.setHeader('content-type', types[file.split('.').pop() ?? ''] ?? 'text/plain')
    answer.setHeader('content-encoding', 'gzip')
    answer.end(gzipSync(readFileSync(join(folder, 'dist', file))))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` }
}

async function fetchTrainedEmail(trainingId: number): Promise<string> {
  const path = `/companies/${companyIds.direct}/trainings/${trainingId}/users?n=1`
  const answer = await fetch(`${address}/api${path}`, { headers: { Authorization: `Bearer ${admin.token}` } })
  const { users }: { users: { email: string }[] } = await answer.json()
  const [firstUser] = users
  if (!firstUser) throw new Error(`nobody is in training ${trainingId}`)
  return firstUser.email
}

async function makeCompanies(token: string, count: number): Promise<void> {
  const headers = { Authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  let createdCount = 0
  const createOne = async (): Promise<void> => {
    while (createdCount < count) {
      const companyName = `Customer ${String(++createdCount).padStart(4, '0')}`
      const sale = { subscription: 'partner-standard', seats: 50, validity: 12, accountId: accountIds.bjarg }
      const body = JSON.stringify({ companyName, ...sale })
      const answer = await fetch(`${address}/api/companies`, { method: 'POST', headers, body })
      if (!answer.ok) throw new Error(await answer.text())
    }
  }
  await Promise.all(Array.from({ length: 8 }, createOne))
}

/** These functions run in the page. */
const hasTableRows = () =>
  document.querySelectorAll('table[aria-busy=false] tbody tr, [role=table][aria-busy=false] [role=row]')
    .length > 2
const hasCustomerRows = () =>
  document.querySelectorAll('table[aria-label=Companies][aria-busy=false] tbody tr').length > 2
const hasHeading = () => document.querySelector('h1, h2') !== null
const hasCampaignCards = () => /\(\d+\/\d+ delivered\)/.test(document.body?.textContent ?? '')
const hasTemplates = () => document.querySelector('input[type=radio]') !== null
const { process: product, address } = await startProduct()
const folder = await buildEmptyPage()
const emptyServer = await serveFolder(folder)
const browser = await startBrowser()
const admin = await fetchAdmin(address)
const partner = await fetchPartner(address)
await makeCompanies(partner.token, 5000)

const sampleTrainingId = companyIds.direct * 100 + 2
const email = await fetchTrainedEmail(sampleTrainingId)
const makeSignInUrl = (path: string) => `${address}/auth/jwt/signin/${admin.token}?redirect=${path}`
/** `script`: maximum in KiB; `paint`: maximum in ms. */
const pages = [
  { what: 'sign-in page', at: `${address}/auth/signin/`, seen: hasHeading, script: 216, paint: 900 },
  { what: 'dashboard', at: makeSignInUrl('/'), seen: hasCampaignCards, script: 320, paint: 1200 },
  { what: 'employees page', at: makeSignInUrl('/users/'), seen: hasTableRows, script: 280, paint: 1200 },
  {
    what: 'list of trainings',
    at: makeSignInUrl('/trainings/'),
    seen: hasTableRows,
    script: 320,
    paint: 1400,
  },
  {
    what: 'wizard of a training',
    at: makeSignInUrl('/trainings/create/'),
    seen: hasTemplates,
    script: 420,
    paint: 1400,
  },
  {
    what: 'page of a training',
    at: makeSignInUrl(`/trainings/${sampleTrainingId}/view/`),
    seen: hasTableRows,
    script: 320,
    paint: 1400,
  },
  {
    what: 'page of an employee in a training',
    at: makeSignInUrl(`/trainings/${sampleTrainingId}/user/${email}/`),
    seen: hasTableRows,
    script: 320,
    paint: 1400,
  },
  {
    what: 'page of all reports',
    at: makeSignInUrl('/reports/'),
    seen: hasTableRows,
    script: 320,
    paint: 1400,
  },
  {
    what: 'page of a report',
    at: makeSignInUrl(`/reports/${companyIds.direct * 100 + 1}/`),
    seen: hasTableRows,
    script: 320,
    paint: 1400,
  },
  {
    what: 'page of a partner with 5,000 companies',
    at: `${address}/auth/jwt/signin/${partner.token}?redirect=/partner/`,
    seen: hasCustomerRows,
    script: 320,
    paint: 1500,
  },
]
const emptyPageLoads: PageLoad[] = []
const loads = pages.map((): PageLoad[] => [])
for (let round = 0; round < 5; round++) {
  emptyPageLoads.push(await measurePageLoad(browser, emptyServer.url, hasHeading))
  for (const [index, { at, seen }] of pages.entries())
    loads[index]?.push(await measurePageLoad(browser, at, seen))
}
await browser.close()
emptyServer.server.close()
product.kill()
rmSync(folder, { recursive: true })

const computeMedianLoad = (pageLoads: readonly PageLoad[], key: keyof PageLoad): number =>
  computeMedian(pageLoads.map((pageLoad) => pageLoad[key]))
const emptyPageMedians = {
  script: computeMedianLoad(emptyPageLoads, 'script'),
  paint: computeMedianLoad(emptyPageLoads, 'paint'),
}
for (const [index, { what, script, paint }] of pages.entries()) {
  const ownLoads = loads[index] ?? []
  printFigure({
    what: `script before the ${what}`,
    value: computeMedianLoad(ownLoads, 'script'),
    unit: 'KiB gzip',
    baseline: { what: 'empty React page', value: emptyPageMedians.script },
    target: { kind: 'value', most: script },
  })
  printFigure({
    what: `largest paint of the ${what}, 10 Mbit/s and 40 ms`,
    value: computeMedianLoad(ownLoads, 'paint'),
    unit: 'ms',
    baseline: { what: 'empty React page', value: emptyPageMedians.paint },
    target: { kind: 'value', most: paint },
  })
}
