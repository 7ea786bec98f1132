import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { root } from '../runner/command.mjs'

const label = 'console/src/ui/figures/ScoreLabel.tsx'

const allowed = [
  label,
  'console/src/ui/figures/score.ts',
  'console/src/ui/heat/HeatCell.tsx',
  'console/src/areas/assessments/detail/overview/DistributionPanel.tsx',
  'console/src/areas/assessments/detail/overview/ResiliencePanel.tsx',
  'console/src/areas/auth/SignInPicture.tsx',
]

const ownScore =
  /ui\.score\.|getScoreBand|format(?:Whole)?(?:Percent|Share)\([^()]*score|formats\.number\(score|percent=\{[^}]*score/i

const sources = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', 'console/src/*.ts', 'console/src/*.tsx'],
  { cwd: root, encoding: 'utf8' },
)
  .trim()
  .split('\n')
  .filter((path) => !/\.test\.tsx?$|\/testing\//.test(path))

it.each([
  'formatWholePercent(formats, weakest.score)',
  'const word = getScoreBand(score)',
  '<PercentBar percent={training.singleUserScore} />',
])('recognizes %s as a score', (line) => {
  expect(line).toMatch(ownScore)
})

it('every score is shown by one component', () => {
  expect(sources.length).toBeGreaterThan(500)
  const found = sources.filter(
    (path) => !allowed.includes(path) && ownScore.test(readFileSync(`${root}${path}`, 'utf8')),
  )
  expect(found).toEqual([])
})
