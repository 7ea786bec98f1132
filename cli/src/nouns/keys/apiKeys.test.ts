import { expect, it } from 'vitest'
import { makeTempFolder, runHeed } from '../../../test/heed.ts'
import { setUpKeyServer } from '../../../test/keyServer.ts'
import { makeEnv } from '../../../test/place.ts'

const server = setUpKeyServer()
const makeKey = (id: number, name: string) => ({ id, name, value: `hk_${id}`.padEnd(40, 'x') })
const listKeyNames = () => server.keys.map(({ id, name }) => `${id} ${name}`)

async function run(...words: string[]) {
  const folder = await makeTempFolder()
  return runHeed(['keys', ...words], { env: makeEnv(server, folder) })
}

it.each([
  [
    ['delete', 'payroll', '--yes'],
    ['8 2026', '9 Payroll (until 2026-01-01 00:00 UTC)'],
  ],
  [
    ['delete', '8', '--yes'],
    ['7 Payroll', '9 Payroll (until 2026-01-01 00:00 UTC)'],
  ],
  [
    ['delete', '2026', '--yes'],
    ['7 Payroll', '9 Payroll (until 2026-01-01 00:00 UTC)'],
  ],
  [
    ['rename', 'Payroll', '--name', 'Wages'],
    ['7 Wages', '8 2026', '9 Payroll (until 2026-01-01 00:00 UTC)'],
  ],
])('heed keys %j finds a key by its ID, or by its name', async (words, names) => {
  server.keys = [
    makeKey(7, 'Payroll'),
    makeKey(8, '2026'),
    makeKey(9, 'Payroll (until 2026-01-01 00:00 UTC)'),
  ]
  const { code, error } = await run(...words)
  expect([code, error]).toEqual([0, expect.any(String)])
  expect(listKeyNames()).toEqual(names)
})

it('keys list shows the ends of replaced keys, and no empty column otherwise', async () => {
  server.keys = [makeKey(7, 'Payroll')]
  expect((await run('list')).output).not.toContain('EXPIRES')
  server.keys = [makeKey(7, 'Payroll (until 2026-01-01 00:00 UTC)'), makeKey(8, 'Payroll')]
  expect((await run('list')).output).toMatch(/EXPIRES \(UTC\)\n.* 2026-01-01 00:00\n/)
})
