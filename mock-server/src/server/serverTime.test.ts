import { companyIds } from '@heed/fixtures'
import { expect, it } from 'vitest'
import { startTestServer } from '../testing/testServer.ts'

it("every response's Date header shows the world's time, including files and errors", async () => {
  const server = await startTestServer({ base: { now: '2026-02-02T09:00:00.000Z' } })
  const { token } = await server.person('admin')
  const training = `/api/companies/${companyIds.direct}/trainings/${companyIds.direct * 100 + 2}`
  const dates = async () => {
    const answers = [
      await server.send('/api/auth/user', { token }),
      await server.send('/api/auth/user'),
      await server.send('/api/nothing'),
      await server.send(`${training}/users_report/csv?token=${token}`),
      await server.send('/training/nobody.1'),
      await server.send('/_mock/clock'),
      await server.send('/nothing.js'),
    ]
    expect(answers.map(({ status }) => status)).toEqual([200, 401, 404, 200, 404, 200, 404])
    return answers.map(({ headers }) => headers.get('date'))
  }
  expect(await dates()).toEqual(Array(7).fill('Mon, 02 Feb 2026 09:00:00 GMT'))
  await server.send('/_mock/clock', { method: 'POST', body: { advance: 'P1D' } })
  expect(await dates()).toEqual(Array(7).fill('Tue, 03 Feb 2026 09:00:00 GMT'))
})
