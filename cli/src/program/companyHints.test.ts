import { expect, it } from 'vitest'
import { makeTempFolder, runHeed, token } from '../../test/heed.ts'
import { setUpPlatform } from '../../test/platform.ts'

const platform = setUpPlatform()

it.each([
  [['reports', 'download'], 'heed reports list --company 1'],
  [['reports', 'create', '--name', 'A'], 'heed lists list --company 1'],
])('a hint of heed %j includes the given company', async (words, hint) => {
  const folder = await makeTempFolder()
  const { error } = await runHeed([...words, '--company', '1'], {
    env: { HEED_API: platform.url, HEED_TOKEN: token, XDG_CONFIG_HOME: folder },
  })
  expect(error).toContain(hint)
})
