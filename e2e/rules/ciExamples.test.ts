import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { areas } from '../areas.mjs'

const top = join(import.meta.dirname, '../..')
const readText = (path: string): string => readFileSync(join(top, path), 'utf8')
const folder = 'mock-server/docs/ci'

type Step = { run?: string; env?: Record<string, string>; with?: Record<string, string> }
type GitHubWorkflow = { jobs: { 'against-a-world': { steps: Step[] } } }
type GitLabPipeline = {
  'against-a-world': {
    image: string
    variables: Record<string, string>
    script: string[]
    artifacts: { paths: string[] }
  }
}

const gitHub = (parse(readText(`${folder}/github-actions.yml`)) as GitHubWorkflow).jobs['against-a-world']
const gitLab = (parse(readText(`${folder}/gitlab-ci.yml`)) as GitLabPipeline)['against-a-world']
const steps = gitHub.steps

it('both CI examples use the same script, variables and artifacts', () => {
  const last = steps.find(({ env }) => env !== undefined)
  expect(gitLab.script.at(-1)).toBe(last?.run)
  expect(gitLab.variables).toEqual(last?.env)
  expect(gitLab.artifacts.paths).toEqual([steps.at(-1)?.with?.path])
  expect(last?.env?.AREAS?.split(' ').filter((area) => !areas.some((one) => one === area))).toEqual([])
})

it("the CI examples install with npm ci on the project's Node version", () => {
  expect(steps.map(({ run }) => run)).toContain('npm ci')
  expect(gitLab.script[0]).toMatch(/^npm ci/)
  expect(gitLab.image).toContain(`node:${readText('.nvmrc').trim()}-`)
})

it('the CI example script calls only npm scripts that exist in package.json', () => {
  const { scripts } = JSON.parse(readText('package.json')) as { scripts: Record<string, string> }
  const called = [...readText(`${folder}/against-a-world.sh`).matchAll(/^[^#\n]*npm run ([\w-]+)/gm)]
  expect(called.map(([, name]) => name)).toEqual(['verify', 'mock', 'journeys'])
  expect(called.filter(([, name = '']) => !(name in scripts))).toEqual([])
})
