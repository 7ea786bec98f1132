import { execFileSync } from 'node:child_process'
import { cpSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, it } from 'vitest'
import { createTempFolder, runHeed } from '../program.ts'

it('heed upgrade names the npm command for the prefix where heed is installed', async () => {
  const { code, output, error } = await runHeed(['upgrade', '--json'])
  expect([code, error]).toEqual([0, ''])
  const prefix = realpathSync(inject('prefix'))
  expect(JSON.parse(output)).toMatchObject({
    installed: 'global',
    place: join(prefix, 'lib/node_modules/heed-cli/bin/heed.cjs'),
    commands: [`npm install -g --prefix ${prefix} heed-cli@latest`],
  })
  expect((await runHeed(['upgrade', '--quiet'])).output).toBe(
    `  npm install -g --prefix ${prefix} heed-cli@latest\n`,
  )
})

it('heed upgrade explains how to replace a single file', async () => {
  const file = join(await createTempFolder(), 'heed.cjs')
  cpSync(new URL('../../../cli/dist/single/heed.cjs', import.meta.url), file)
  const output = execFileSync(process.execPath, [file, 'upgrade'], { encoding: 'utf8' })
  expect(output).toContain('Download heed.cjs from the newest release, and replace this file.')
})
