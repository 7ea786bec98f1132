import { companyIds } from '@heed/fixtures'
import type { Browser } from '@playwright/test'
import { TrainingWizard } from '../../pages/campaigns/trainingWizard.ts'
import { computeMedian, print } from '../figures.ts'
import { load, type PageLoad, startBrowser } from './pageLoad.ts'
import { fetchAdmin, startProduct } from './product.ts'

const manyPeople = 100_000
const few = 100
const rounds = 5
const training = companyIds.direct * 100 + 2

const hasPeople = () =>
  document.querySelectorAll('table[aria-label=Employees][aria-busy=false] tbody tr').length > 3

interface Product {
  address: string
  token: string
  stop: () => void
}

async function start(people: number): Promise<Product> {
  const { process: product, address } = await startProduct('--employees', String(people))
  return { address, token: (await fetchAdmin(address)).token, stop: () => product.kill() }
}

const makeUrl = ({ address, token }: Product, path: string) =>
  `${address}/auth/jwt/signin/${token}?redirect=${encodeURIComponent(path)}`

async function measureLongestTask(browser: Browser, product: Product): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await page.goto(makeUrl(product, '/trainings/create/'))
  const wizard = await new TrainingWizard(page).expectStep('Goal')
  await wizard.pick('A first taste')
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
  const longest = await blocks.evaluate((durations) => Math.max(...durations))
  await page.close()
  return longest
}

const large = await start(manyPeople)
const small = await start(few)
const browser = await startBrowser()
try {
  const [manyLoads, fewLoads]: [PageLoad[], PageLoad[]] = [[], []]
  const [tasksOfMany, tasksOfFew]: [number[], number[]] = [[], []]
  const tab = `/trainings/${training}/view/?tab=employees`
  for (let round = 0; round < rounds; round++) {
    manyLoads.push(await load(browser, makeUrl(large, tab), hasPeople))
    fewLoads.push(await load(browser, makeUrl(small, tab), hasPeople))
    tasksOfMany.push(await measureLongestTask(browser, large))
    tasksOfFew.push(await measureLongestTask(browser, small))
  }
  print({
    what: `employees tab of a training of ${manyPeople.toLocaleString('en')} people, 10 Mbit/s and 40 ms`,
    value: computeMedian(manyLoads.map(({ ready }) => ready)),
    unit: 'ms',
    baseline: { what: `one of ${few}`, value: computeMedian(fewLoads.map(({ ready }) => ready)) },
    target: { kind: 'ratio', most: 1.1 },
  })
  print({
    what: `longest task while lists of ${manyPeople.toLocaleString('en')} people are chosen and shown`,
    value: computeMedian(tasksOfMany),
    unit: 'ms',
    baseline: { what: `lists of ${few}`, value: computeMedian(tasksOfFew) },
    target: { kind: 'value', most: 100 },
  })
} finally {
  await browser.close()
  large.stop()
  small.stop()
}
