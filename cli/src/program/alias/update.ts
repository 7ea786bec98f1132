import { type Aliases, getAliasesPath, readAliases } from '../../io/files/aliases.ts'
import { runExclusive } from '../../io/files/lock.ts'
import { writeFileAtomically } from '../../io/files/wholeFile.ts'
import type { Environment } from '../../io/terminal/streams.ts'

export function updateAliases(env: Environment, change: (aliases: Aliases) => Aliases): Promise<Aliases> {
  const path = getAliasesPath(env)
  return runExclusive(`${path}.lock`, async () => {
    const changedAliases = change(await readAliases(env))
    await writeFileAtomically(path, `${JSON.stringify(changedAliases, null, 2)}\n`)
    return changedAliases
  })
}
