// Builds everything people run: the console, the server, the command.
import { run } from './command.mjs'
import { asOne } from './results.mjs'

/** Loaded late: it needs packages that the first part installs. */
async function buildToServe(line) {
  const { build: buildAll } = await import('../../mock-server/prepare.mjs')
  const show = (title, work) => {
    line.update({ text: title })
    return work()
  }
  return buildAll(show).then(
    () => ({ ok: true, output: '' }),
    (error) => ({ ok: false, output: error.message }),
  )
}

export const build = async (line) => [
  ...(await asOne('console, desk and server are built', buildToServe(line))),
  ...(await asOne('the command is built', run('node', ['cli/build.mjs'], { log: 'build' }))),
]
