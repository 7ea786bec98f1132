import { companyIds } from '@heed/fixtures'
import type { Browser } from '@playwright/test'
import { TrainingWizard } from '../../pages/campaigns/trainingWizard.ts'
import { computeMedian, printFigure } from '../figures.ts'
import { measurePageLoad, type PageLoad, startBrowser } from './pageLoad.ts'
import { fetchAdmin, startProduct } from './product.ts'

const manyPeopleCount = 100_000
const fewPeopleCount = 100
const roundCount = 5
const trainingId = companyIds.direct * 100 + 2

const hasPeople = () =>
  document.querySelectorAll('table[aria-label=Employees][aria-busy=false] tbody tr').length > 3

interface Product {
  address: string
  token: string
  stop: () => void
}

async function startWithPeople(people: number): Promise<Product> {
  const { process: product, address } = await startProduct('--employees', String(people))
  return { address, token: (await fetchAdmin(address)).token, stop: () => product.kill() }
}

const makeUrl = ({ address, token }: Product, path: string) =>
  `${address}/auth/jwt/signin/${token}?redirect=${encodeURIComponent(path)}`

async function measureLongestTask(browser: Browser, product: Product): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await page.goto(makeUrl(product, '/trainings/create/'))
  const wizard = await new TrainingWizard(page).expectStep('Goal')
  await wizard.chooseTemplate('A first taste')
  await wizard.continueThrough('Content', 'Employees')
  const chooseAllButton = page.getByRole('button', { name: /^Choose all/ })
  await chooseAllButton.waitFor()
  const blocks = await page.evaluateHandle(() => {
    const durations = [0]
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) durations.push(duration)
    }).observe({ type: 'longtask' })
    return durations
  })
  await chooseAllButton.click()
  await page.getByText(/employees included$/).waitFor()
  await page.getByRole('button', { name: 'Show recipients' }).click()
  await page.getByRole('table', { name: 'Recipients' }).getByRole('row').nth(3).waitFor()
  const longestTask = await blocks.evaluate((durations) => Math.max(...durations))
  await page.close()
  return longestTask
}

const largeProduct = await startWithPeople(manyPeopleCount)
const smallProduct = await startWithPeople(fewPeopleCount)
const browser = await startBrowser()
try {
  const [largeLoads, smallLoads]: [PageLoad[], PageLoad[]] = [[], []]
  const [tasksOfMany, tasksOfFew]: [number[], number[]] = [[], []]
  const tab = `/trainings/${trainingId}/view/?tab=employees`
  for (let round = 0; round < roundCount; round++) {
    largeLoads.push(await measurePageLoad(browser, makeUrl(largeProduct, tab), hasPeople))
    smallLoads.push(await measurePageLoad(browser, makeUrl(smallProduct, tab), hasPeople))
    tasksOfMany.push(await measureLongestTask(browser, largeProduct))
    tasksOfFew.push(await measureLongestTask(browser, smallProduct))
  }
  printFigure({
    what: `employees tab of a training of ${manyPeopleCount.toLocaleString('en')} people, 10 Mbit/s and 40 ms`,
    value: computeMedian(largeLoads.map(({ ready }) => ready)),
    unit: 'ms',
    baseline: {
      what: `one of ${fewPeopleCount}`,
      value: computeMedian(smallLoads.map(({ ready }) => ready)),
    },
    target: { kind: 'ratio', most: 1.1 },
  })
  printFigure({
    what: `longest task while lists of ${manyPeopleCount.toLocaleString('en')} people are chosen and shown`,
    value: computeMedian(tasksOfMany),
    unit: 'ms',
    baseline: { what: `lists of ${fewPeopleCount}`, value: computeMedian(tasksOfFew) },
    target: { kind: 'value', most: 100 },
  })
} finally {
  await browser.close()
  largeProduct.stop()
  smallProduct.stop()
}
