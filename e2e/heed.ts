import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { test as base } from '@playwright/test'
import { World } from './world.ts'

export { expect } from '@playwright/test'

interface Outcome {
  code: number
  output: string
  errors: string
}

interface Given {
  /** A world of this test's own, in which nobody else moves the clock or reads mail. */
  world: World
  /** Runs the command-line program as a script would, against this test's world. */
  heed: (args: string[], options?: { token?: string; input?: string | Buffer }) => Promise<Outcome>
}

const bin = fileURLToPath(new URL('../cli/bin/heed.mjs', import.meta.url))

export const test = base.extend<Given>({
  world: async ({ playwright, baseURL }, use, info) => {
    const request = await playwright.request.newContext({ ...(baseURL ? { baseURL } : {}) })
    const name = `e2e-${info.testId}`
    await request.post('/_mock/worlds', { data: { name } })
    await use(new World(request, name))
    await request.delete(`/_mock/worlds/${name}`)
    await request.dispose()
  },

  extraHTTPHeaders: async ({ world }, use) => {
    await use({ 'X-Heed-World': world.name })
  },

  heed: async ({ world, baseURL }, use) => {
    await use(
      (args, { token, input } = {}) =>
        new Promise((resolve, reject) => {
          const { HEED_TOKEN: _, ...env } = process.env
          const child = spawn(process.execPath, [bin, ...args], {
            env: {
              ...env,
              HEED_API: `${baseURL}/_world/${world.name}/api`,
              HEED_CONFIG: info(world.name),
              ...(token ? { HEED_TOKEN: token } : {}),
            },
          })
          let output = ''
          let errors = ''
          child.stdout.on('data', (chunk: Buffer) => {
            output += chunk
          })
          child.stderr.on('data', (chunk: Buffer) => {
            errors += chunk
          })
          child.on('error', reject)
          child.on('close', (code) => resolve({ code: code ?? -1, output, errors }))
          child.stdin.end(input)
        }),
    )
  },
})

const info = (world: string): string =>
  fileURLToPath(new URL(`../test-results/config-${world}`, import.meta.url))
