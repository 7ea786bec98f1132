import { type FileHandle, open, rm } from 'node:fs/promises'
import { type ApiKey, type Company, companyName } from '@heed/contracts'
import { quoteShellWord } from '@heed/contracts/rules/commandLine'
import { toSafeName } from '@heed/contracts/rules/fileName'
import type { Context } from '../../command/context.ts'
import { exitCodes, Stop } from '../../io/exit.ts'
import { resolveInFolder } from '../../io/files/folder.ts'
import { sanitizeText } from '../../io/terminal/width.ts'

export function refuseHiddenValue(
  { streams, format, chosen }: Context,
  outputPath: string | undefined,
): void {
  if (outputPath !== undefined || (streams.output.isTTY && format === 'people' && !chosen)) return
  throw new Stop(
    "A key's value is shown only once, and only on a terminal.",
    exitCodes.usage,
    'Add --out <file>, which will be readable only by you.',
  )
}

export const resolveKeyPath = (
  outputPath: string,
  company: Company,
  name: string | undefined,
): Promise<string> =>
  resolveInFolder(outputPath, () => `${toSafeName([companyName(company), name || 'API key'].join(' '))}.key`)

function openNew(path: string): Promise<FileHandle> {
  return open(path, 'wx', 0o600).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
    throw new Stop(`${path} already exists.`, exitCodes.usage, 'Choose another --out. No key was created.')
  })
}

export async function saveKeyToFile(
  path: string,
  company: Company,
  make: () => Promise<ApiKey>,
): Promise<ApiKey> {
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
      `Key ${key.id} was created, but its value couldn't be saved: ${(error as Error).message}`,
      exitCodes.failed,
      `Delete it and create another one: heed keys delete ${key.id} --company ${company.company_id}`,
    )
  } finally {
    await file.close()
  }
}

export function formatValueLines(
  { streams }: Context,
  { value }: ApiKey,
  path: string | undefined,
): string[] {
  const { paint } = streams.output
  return path === undefined
    ? ['', `  ${paint.bold(value)}`, '', "Save it now. It won't be shown again."]
    : [
        `Its value is in ${sanitizeText(path)}, readable only by you`,
        paint.dim(`Use it: HEED_TOKEN=$(cat ${quoteShellWord(path)}) heed whoami`),
      ]
}
