import { companyIds } from '@heed/fixtures'
import { median, print } from '../figures.ts'
import { load, type PageLoad, startBrowser } from './pageLoad.ts'
import { fetchAdmin, startProduct } from './product.ts'

const people = 10_000
const rounds = 5

function isComplete(): boolean {
  const said = [
    ['Resilience score', 'Average of'],
    ['Attendance', 'employees started'],
    ['Risk insights', 'of the employees who answered'],
    ['Employee list scores', '%'],
    ['Score distribution', ''],
  ] as const
  const cards = [...document.querySelectorAll('section')]
  return said.every(([name, word]) =>
    cards.some(
      (card) =>
        card.textContent.startsWith(name) &&
        card.textContent.includes(word) &&
        (word !== '' || card.querySelector('[role=img]') !== null),
    ),
  )
}

const hasAreas = () => document.querySelectorAll('[role=row], tr').length > 3

const { process: product, address } = await startProduct('--employees', String(people))
const admin = await fetchAdmin(address)
const browser = await startBrowser()
try {
  const view = `/assessment/${companyIds.direct * 100 + 1}/view/`
  const at = (path: string) => `${address}/auth/jwt/signin/${admin.token}?redirect=${path}`
  const withCharts: PageLoad[] = []
  const without: PageLoad[] = []
  for (let round = 0; round < rounds; round++) {
    withCharts.push(await load(browser, at(view), isComplete))
    without.push(await load(browser, at(`${view}threatAreas/`), hasAreas))
  }
  const of = (some: readonly PageLoad[], key: keyof PageLoad): number => median(some.map((one) => one[key]))
  const baseline = (key: keyof PageLoad) => ({ what: 'its tab of threat areas', value: of(without, key) })
  print({
    what: `overview of an assessment of ${people.toLocaleString('en')} people complete, 10 Mbit/s and 40 ms`,
    value: of(withCharts, 'ready'),
    unit: 'ms',
    baseline: baseline('ready'),
    target: { kind: 'value', most: 1500 },
  })
  print({
    what: 'largest paint of the overview',
    value: of(withCharts, 'paint'),
    unit: 'ms',
    baseline: baseline('paint'),
    target: { kind: 'value', most: 1400 },
  })
  print({
    what: 'script before its tab of threat areas',
    value: of(without, 'script'),
    unit: 'KiB gzip',
    target: { kind: 'value', most: 320 },
  })
  print({
    what: 'what the overview and its charts add',
    value: of(withCharts, 'script') - of(without, 'script'),
    unit: 'KiB gzip',
    target: { kind: 'value', most: 110 },
  })
} finally {
  await browser.close()
  product.kill()
}
