import { companyIds } from '@heed/fixtures'
import { computeMedian, printFigure } from '../figures.ts'
import { measurePageLoad, type PageLoad, startBrowser } from './pageLoad.ts'
import { fetchAdmin, startProduct } from './product.ts'

const peopleCount = 10_000
const roundCount = 5

function isComplete(): boolean {
  const expectedTexts = [
    ['Resilience score', 'Average of'],
    ['Attendance', 'employees started'],
    ['Risk insights', 'of the employees who answered'],
    ['Scores by employee list', '%'],
    ['Score distribution', ''],
  ] as const
  const cards = [...document.querySelectorAll('section')]
  return expectedTexts.every(([name, word]) =>
    cards.some(
      (card) =>
        card.textContent.startsWith(name) &&
        card.textContent.includes(word) &&
        (word !== '' || card.querySelector('[role=img]') !== null),
    ),
  )
}

const hasAreas = () => document.querySelectorAll('[role=row], tr').length > 3

const { process: product, address } = await startProduct('--employees', String(peopleCount))
const admin = await fetchAdmin(address)
const browser = await startBrowser()
try {
  const view = `/assessment/${companyIds.direct * 100 + 1}/view/`
  const makeUrl = (path: string) => `${address}/auth/jwt/signin/${admin.token}?redirect=${path}`
  const loadsWithCharts: PageLoad[] = []
  const loadsWithoutCharts: PageLoad[] = []
  for (let round = 0; round < roundCount; round++) {
    loadsWithCharts.push(await measurePageLoad(browser, makeUrl(view), isComplete))
    loadsWithoutCharts.push(await measurePageLoad(browser, makeUrl(`${view}threatAreas/`), hasAreas))
  }
  const computeMedianLoad = (loads: readonly PageLoad[], key: keyof PageLoad): number =>
    computeMedian(loads.map((load) => load[key]))
  const makeBaseline = (key: keyof PageLoad) => ({
    what: 'its tab of threat areas',
    value: computeMedianLoad(loadsWithoutCharts, key),
  })
  printFigure({
    what: `overview of an assessment of ${peopleCount.toLocaleString('en')} people complete, 10 Mbit/s and 40 ms`,
    value: computeMedianLoad(loadsWithCharts, 'ready'),
    unit: 'ms',
    baseline: makeBaseline('ready'),
    target: { kind: 'value', most: 1500 },
  })
  printFigure({
    what: 'largest paint of the overview',
    value: computeMedianLoad(loadsWithCharts, 'paint'),
    unit: 'ms',
    baseline: makeBaseline('paint'),
    target: { kind: 'value', most: 1400 },
  })
  printFigure({
    what: 'script before its tab of threat areas',
    value: computeMedianLoad(loadsWithoutCharts, 'script'),
    unit: 'KiB gzip',
    target: { kind: 'value', most: 320 },
  })
  printFigure({
    what: 'what the overview and its charts add',
    value: computeMedianLoad(loadsWithCharts, 'script') - computeMedianLoad(loadsWithoutCharts, 'script'),
    unit: 'KiB gzip',
    target: { kind: 'value', most: 110 },
  })
} finally {
  await browser.close()
  product.kill()
}
