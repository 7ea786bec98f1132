import { companyIds } from '@heed/fixtures'
import type { Browser } from '@playwright/test'
import { TrainingWizard } from '../../pages/campaigns/trainingWizard.ts'
import { median, print } from '../figures.ts'
import { load, type PageLoad, startBrowser } from './pageLoad.ts'
import { fetchAdmin, startProduct } from './product.ts'

const many = 100_000
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

const at = ({ address, token }: Product, path: string) =>
  `${address}/auth/jwt/signin/${token}?redirect=${encodeURIComponent(path)}`

async function longestTask(browser: Browser, product: Product): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await page.goto(at(product, '/trainings/create/'))
  const wizard = await new TrainingWizard(page).isAt('Goal')
  await wizard.pick('A first taste')
  await wizard.goOn('Content', 'Employees')
  const everybody = page.getByRole('button', { name: /^Choose all/ })
  await everybody.waitFor()
  const blocks = await page.evaluateHandle(() => {
    const durations = [0]
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) durations.push(duration)
    }).observe({ type: 'longtask' })
    return durations
  })
  await everybody.click()
  await page.getByText(/employees included$/).waitFor()
  await page.getByRole('button', { name: 'Show recipients' }).click()
  await page.getByRole('table', { name: 'Recipients' }).getByRole('row').nth(3).waitFor()
  const longest = await blocks.evaluate((durations) => Math.max(...durations))
  await page.close()
  return longest
}

const large = await start(many)
const small = await start(few)
const browser = await startBrowser()
try {
  const [ofMany, ofFew]: [PageLoad[], PageLoad[]] = [[], []]
  const [tasksOfMany, tasksOfFew]: [number[], number[]] = [[], []]
  const tab = `/trainings/${training}/view/?tab=employees`
  for (let round = 0; round < rounds; round++) {
    ofMany.push(await load(browser, at(large, tab), hasPeople))
    ofFew.push(await load(browser, at(small, tab), hasPeople))
    tasksOfMany.push(await longestTask(browser, large))
    tasksOfFew.push(await longestTask(browser, small))
  }
  print({
    what: `employees tab of a training of ${many.toLocaleString('en')} people, 10 Mbit/s and 40 ms`,
    value: median(ofMany.map(({ ready }) => ready)),
    unit: 'ms',
    baseline: { what: `one of ${few}`, value: median(ofFew.map(({ ready }) => ready)) },
    target: { kind: 'ratio', most: 1.1 },
  })
  print({
    what: `longest task while lists of ${many.toLocaleString('en')} people are chosen and shown`,
    value: median(tasksOfMany),
    unit: 'ms',
    baseline: { what: `lists of ${few}`, value: median(tasksOfFew) },
    target: { kind: 'value', most: 100 },
  })
} finally {
  await browser.close()
  large.stop()
  small.stop()
}
