import { runAsOne } from './reports/results.mjs'

async function buildAll(line) {
  const { build: make } = await import('../../mock-server/prepare.mjs')
  const show = (title, work) => {
    line.update({ text: title })
    return work()
  }
  return make(show).then(
    () => ({ ok: true, output: '' }),
    (error) => ({ ok: false, output: error.message }),
  )
}

export const build = (line) => runAsOne('console, desk, server and heed are built', buildAll(line))
