import { type FileHandle, open, rm } from 'node:fs/promises'
import { type ApiKey, type Company, getCompanyName } from '@heed/contracts'
import { quoteShellWord } from '@heed/contracts/rules/commandLine'
import { toSafeFileName } from '@heed/contracts/rules/fileName'
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
    "A key's value is shown only once, and only in a terminal.",
    exitCodes.usage,
    'To save the value to a file that only you can read, add --out <file>.',
  )
}

export const resolveKeyPath = (
  outputPath: string,
  company: Company,
  name: string | undefined,
): Promise<string> =>
  resolveInFolder(
    outputPath,
    () => `${toSafeFileName([getCompanyName(company), name || 'API key'].join(' '))}.key`,
  )

function openNewFile(path: string): Promise<FileHandle> {
  return open(path, 'wx', 0o600).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
    throw new Stop(
      `${path} already exists.`,
      exitCodes.usage,
      'No key was created. Choose another file with --out.',
    )
  })
}

export async function saveKeyToFile(
  path: string,
  company: Company,
  make: () => Promise<ApiKey>,
): Promise<ApiKey> {
  const file = await openNewFile(path)
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
      `Delete the key and create another: heed keys delete ${key.id} --company ${company.company_id}`,
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
    ? ['', `  ${paint.bold(value)}`, '', "Save the value now. It won't be shown again."]
    : [
        `The value is saved in ${sanitizeText(path)}, readable only by you`,
        paint.dim(`To use the key: HEED_TOKEN=$(cat ${quoteShellWord(path)}) heed whoami`),
      ]
}
