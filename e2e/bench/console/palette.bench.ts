import { companyIds } from '@heed/fixtures'
import { median, print } from '../figures.ts'
import { startBrowser } from './pageLoad.ts'
import { fetchAdmin, startProduct } from './product.ts'

const people = 100_000
const rounds = 7

const { process: product, address } = await startProduct('--employees', String(people))
const { token } = await fetchAdmin(address)
const users = `${address}/api/companies/${companyIds.direct}/users`
const headers = { Authorization: `Bearer ${token}` }
const browser = await startBrowser()
try {
  const answer = await fetch(`${users}?p=4321&n=${rounds}&order=email+asc`, { headers })
  const { users: wanted }: { users: { email: string }[] } = await answer.json()
  const page = await browser.newPage()
  await page.goto(`${address}/auth/jwt/signin/${token}?redirect=/`)
  await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor()
  const found: number[] = []
  const asked: number[] = []
  for (const { email } of wanted) {
    await page.keyboard.press('Control+k')
    const field = page.getByRole('combobox', { name: 'Find anything' })
    await field.waitFor()
    const option = page.getByRole('option', { name: email }).waitFor()
    const begin = performance.now()
    await field.fill(email)
    await option
    found.push(performance.now() - begin)
    await page.keyboard.press('Escape')
    await field.waitFor({ state: 'detached' })
    const url = `${users}?p=0&n=5&filter=${encodeURIComponent(email)}`
    asked.push(
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
  print({
    what: `a person among ${people.toLocaleString('en')} found in the palette`,
    value: median(found),
    unit: 'ms',
    baseline: { what: 'the question alone', value: median(asked) },
    target: { kind: 'value', most: 300 },
  })
} finally {
  await browser.close()
  product.kill()
}
