import { spawnSync } from 'node:child_process'
import { computeMedian, printFigure } from '../figures.ts'
import { programPath } from '../installed.ts'

const roundCount = 31
const commandsByName = {
  node: ['-e', '0'],
  version: [programPath, '--version'],
  help: [programPath, '--help'],
}
const names = Object.keys(commandsByName) as (keyof typeof commandsByName)[]
const times: Record<keyof typeof commandsByName, number[]> = { node: [], version: [], help: [] }

for (let round = 0; round < roundCount; round++) {
  for (const name of names) {
    const startTime = performance.now()
    spawnSync(process.execPath, commandsByName[name], { stdio: 'ignore' })
    times[name].push(performance.now() - startTime)
  }
}

const baseline = { what: 'node -e 0', value: computeMedian(times.node) }
printFigure({
  what: 'heed --version',
  value: computeMedian(times.version),
  unit: 'ms',
  baseline,
  target: { kind: 'ratio', most: 1.2 },
})
printFigure({
  what: 'heed --help',
  value: computeMedian(times.help),
  unit: 'ms',
  baseline,
  target: { kind: 'ratio', most: 1.6 },
})
