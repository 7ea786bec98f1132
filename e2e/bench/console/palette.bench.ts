import { companyIds } from '@heed/fixtures'
import { computeMedian, printFigure } from '../figures.ts'
import { startBrowser } from './pageLoad.ts'
import { fetchAdmin, startProduct } from './product.ts'

const peopleCount = 100_000
const roundCount = 7

const { process: product, address } = await startProduct('--employees', String(peopleCount))
const { token } = await fetchAdmin(address)
const usersUrl = `${address}/api/companies/${companyIds.direct}/users`
const headers = { Authorization: `Bearer ${token}` }
const browser = await startBrowser()
try {
  const answer = await fetch(`${usersUrl}?p=4321&n=${roundCount}&order=email+asc`, { headers })
  const { users: requestedUsers }: { users: { email: string }[] } = await answer.json()
  const page = await browser.newPage()
  await page.goto(`${address}/auth/jwt/signin/${token}?redirect=/`)
  await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor()
  const foundTimes: number[] = []
  const requestTimes: number[] = []
  for (const { email } of requestedUsers) {
    await page.keyboard.press('Control+k')
    const field = page.getByRole('combobox', { name: 'Find anything' })
    await field.waitFor()
    const option = page.getByRole('option', { name: email }).waitFor()
    const startTime = performance.now()
    await field.fill(email)
    await option
    foundTimes.push(performance.now() - startTime)
    await page.keyboard.press('Escape')
    await field.waitFor({ state: 'detached' })
    const url = `${usersUrl}?p=0&n=5&filter=${encodeURIComponent(email)}`
    requestTimes.push(
      await page.evaluate(
        async ([to, bearer]) => {
          const start = performance.now()
          await (await fetch(to ?? '', { headers: { Authorization: `Bearer ${bearer}` } })).json()
          return performance.now() - start
        },
        [url, token],
      ),
    )
  }
  printFigure({
    what: `a person among ${peopleCount.toLocaleString('en')} found in the palette`,
    value: computeMedian(foundTimes),
    unit: 'ms',
    baseline: { what: 'the question alone', value: computeMedian(requestTimes) },
    target: { kind: 'value', most: 300 },
  })
} finally {
  await browser.close()
  product.kill()
}
