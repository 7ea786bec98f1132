import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, it } from 'vitest'
import { heed } from './program.ts'

const installed = () => join(inject('prefix'), 'lib/node_modules/heed-cli')

it('installs one bundled file, its licences and what starts it', () => {
  const files = readdirSync(installed(), { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(join(installed(), name)).isFile())
    // What is kept beside a bundle by those who run it.
    .filter((name) => !/\.cjs\.v/.test(name))
    .sort()
  expect(files).toEqual([
    'README.md',
    'bin/compiled.cjs',
    'bin/heed.cjs',
    'dist/LICENCES.txt',
    'dist/heed.cjs',
    'dist/help.cjs',
    'package.json',
  ])
})

it('needs no package beside it', () => {
  const { dependencies } = JSON.parse(readFileSync(join(installed(), 'package.json'), 'utf8')) as {
    dependencies?: unknown
  }
  expect(dependencies).toBeUndefined()
})

it.each(['commander', 'undici', 'zod', 'inquirer'])('hands %s on with its licence', (name) => {
  const licences = readFileSync(join(installed(), 'dist/LICENCES.txt'), 'utf8')
  expect(licences).toMatch(new RegExp(`^${name} \\d+\\.\\d+\\.\\d+\nLicence: MIT$`, 'm'))
  expect(licences).toContain('Permission is hereby granted, free of charge')
})

it('tells its version and its help', async () => {
  const { version } = JSON.parse(readFileSync(join(installed(), 'package.json'), 'utf8')) as {
    version: string
  }
  expect(await heed(['--version'])).toEqual({ code: 0, output: `${version}\n`, error: '' })
  const help = await heed(['--help'])
  expect(help).toMatchObject({ code: 0, error: '' })
  expect(help.output).toContain('exit-codes')
})
