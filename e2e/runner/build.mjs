import { runAsSingleTest } from './reports/results.mjs'

async function buildAll(line) {
  const { buildSteps: make } = await import('../../mock-server/prepare.mjs')
  const show = (title, work) => {
    line.update({ text: title })
    return work()
  }
  return make(show).then(
    () => ({ ok: true, output: '' }),
    (error) => ({ ok: false, output: error.message }),
  )
}

export const build = (line) => runAsSingleTest('console, desk, server and heed are built', buildAll(line))
