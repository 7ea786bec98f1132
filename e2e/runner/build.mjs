// Builds all that people run: the console, the server, the command.
import { run } from './command.mjs'
import { add, asOne } from './counts.mjs'

export async function build() {
  const { prepare } = await import('../../mock-server/prepare.mjs')
  const built = await prepare().then(
    () => true,
    (error) => console.error(error.message),
  )
  return add(asOne(built), asOne(await run('node', ['cli/build.mjs'])))
}
