import { type FileHandle, open, rm } from 'node:fs/promises'
import { type ApiKey, companyName } from '@heed/contracts'
import { shellWord } from '@heed/contracts/rules/commandLine'
import type { Values } from '../../command/command.ts'
import type { Context } from '../../command/context.ts'
import type { FactsOutcome } from '../../command/outcome.ts'
import { exitCodes, Stop } from '../../io/exit.ts'
import { harmless } from '../../io/width.ts'
import { keyFacts } from './apiKeys.ts'
import type { keysCreateOptions } from './commands.ts'

function openNew(path: string): Promise<FileHandle> {
  return open(path, 'wx', 0o600).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
    throw new Stop(`${path} is there already.`, exitCodes.usage, 'Choose another --out; nothing was made.')
  })
}

/** Has a key made once its file can be written; the file holds the value or is gone. */
async function intoFile(path: string, make: () => Promise<ApiKey>): Promise<ApiKey> {
  const file = await openNew(path)
  let key: ApiKey | undefined
  try {
    key = await make()
    await file.writeFile(`${key.value}\n`)
    await file.sync()
    return key
  } catch (error) {
    await rm(path, { force: true })
    if (!key) throw error
    throw new Stop(
      `The key ${key.id} was made, but its value could not be written: ${(error as Error).message}`,
      exitCodes.failed,
      `Delete it and make another one: heed keys delete ${key.id}`,
    )
  } finally {
    await file.close()
  }
}

/** Makes a key. Its value goes to a file, or to a terminal and nowhere that might keep it. */
export async function createKey(
  context: Context,
  { name, out }: Values<typeof keysCreateOptions>,
): Promise<FactsOutcome> {
  const { output } = context.streams
  if (out === undefined && (!output.isTTY || context.format !== 'people' || context.chosen)) {
    throw new Stop(
      'The value of a key is shown on a terminal only, and only once.',
      exitCodes.usage,
      'Add --out <file>, which is readable by you only.',
    )
  }
  const company = await context.company()
  const client = await context.client()
  const asked = { companyId: company.company_id, ...(name === undefined ? {} : { name }) }
  const make = () => client.apikeys.create(asked)
  const key = out === undefined ? await make() : await intoFile(out, make)
  const { paint } = output
  const label = key.name ? `"${harmless(key.name)}"` : String(key.id)
  const made = `${paint.green('✓')} Made the API key ${label} of ${harmless(companyName(company))}`
  return {
    kind: 'facts',
    document: { ...keyFacts(key), file: out },
    lines:
      out === undefined
        ? [made, '', `  ${paint.bold(key.value)}`, '', 'Keep it now: it is not shown again.']
        : [
            made,
            `Its value is in ${out}, readable by you only`,
            paint.dim(`Use it: HEED_TOKEN=$(cat ${shellWord(out)}) heed whoami`),
          ],
  }
}
