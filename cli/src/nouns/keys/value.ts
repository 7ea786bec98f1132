import { type FileHandle, open, rm } from 'node:fs/promises'
import { type ApiKey, type Company, companyName } from '@heed/contracts'
import { shellWord } from '@heed/contracts/rules/commandLine'
import { safeName } from '@heed/contracts/rules/fileName'
import type { Context } from '../../command/context.ts'
import { exitCodes, Stop } from '../../io/exit.ts'
import { inFolder } from '../../io/folder.ts'
import { harmless } from '../../io/width.ts'

export function refuseUnseen({ streams, format, chosen }: Context, out: string | undefined): void {
  if (out !== undefined || (streams.output.isTTY && format === 'people' && !chosen)) return
  throw new Stop(
    'The value of a key is shown on a terminal only, and only once.',
    exitCodes.usage,
    'Add --out <file>, which is readable by you only.',
  )
}

export const keyPath = (out: string, company: Company, name: string | undefined): Promise<string> =>
  inFolder(out, () => `${safeName([companyName(company), name || 'API key'].join(' '))}.key`)

function openNew(path: string): Promise<FileHandle> {
  return open(path, 'wx', 0o600).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
    throw new Stop(`${path} is there already.`, exitCodes.usage, 'Choose another --out; nothing was made.')
  })
}

export async function intoFile(path: string, company: Company, make: () => Promise<ApiKey>): Promise<ApiKey> {
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
      `Delete it and make another one: heed keys delete ${key.id} --company ${company.company_id}`,
    )
  } finally {
    await file.close()
  }
}

export function valueLines({ streams }: Context, { value }: ApiKey, path: string | undefined): string[] {
  const { paint } = streams.output
  return path === undefined
    ? ['', `  ${paint.bold(value)}`, '', 'Keep it now: it is not shown again.']
    : [
        `Its value is in ${harmless(path)}, readable by you only`,
        paint.dim(`Use it: HEED_TOKEN=$(cat ${shellWord(path)}) heed whoami`),
      ]
}
