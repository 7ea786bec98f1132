import { join } from 'node:path'
import { type ApiError, type CallOptions, type Company, getCompanyName } from '@heed/contracts'
import { makeDatedName } from '@heed/contracts/rules/fileName'
import type { Context } from '../../command/context.ts'
import type { FactsOutcome } from '../../command/outcome.ts'
import { exitCodes, Stop } from '../../io/exit.ts'
import { isFolderPath, makeFolder } from '../../io/files/folder.ts'
import { openOutFile, standardOutput } from '../../io/files/outFile.ts'
import { sanitizeText } from '../../io/terminal/width.ts'
import { formatCount, formatSize } from '../../io/words.ts'
import type { Caller } from '../../job/caller.ts'
import type { Progress } from '../../job/progress.ts'
import { getReportFolder } from '../reports/folder.ts'

export interface CampaignFile {
  suffix: string
  download: (options: CallOptions) => Promise<unknown>
}

interface Calls {
  call: Caller
  progress: Pick<Progress, 'add'>
}

interface Campaign {
  company: Company
  id: string | number
  name: string
}

export interface FileOptions {
  zone: string | undefined
  out: string | undefined
  force: boolean
}

async function makePaths(
  { manyCompanies, now }: Context,
  { company, name, id }: Campaign,
  files: readonly CampaignFile[],
  { out, zone }: FileOptions,
): Promise<string[]> {
  const isOne = out !== undefined && !isFolderPath(out) && !manyCompanies
  if (isOne && files.length === 1) return [out]
  if (isOne)
    throw new Stop(
      `Can't write ${formatCount(files.length, 'file')} to a single file.`,
      exitCodes.usage,
      `Specify a folder: --out ${out}/`,
    )
  const folder = getReportFolder(out ?? '.', company, manyCompanies)
  await makeFolder(folder)
  return files.map(({ suffix }) => {
    const [baseName = '', extension = ''] = suffix.split('.')
    return join(
      folder,
      makeDatedName([getCompanyName(company), name, String(id), baseName], now(), zone ?? 'UTC', extension),
    )
  })
}

async function awaitDownload<T>(download: Promise<T>): Promise<T> {
  try {
    return await download
  } catch (error) {
    const { kind, message } = error as ApiError
    if (kind === 'conflict') throw new Stop(message, exitCodes.notReady, 'Try again later.')
    throw error
  }
}

export async function fetchCampaignFiles(
  context: Context,
  { call, progress }: Calls,
  campaign: Campaign,
  files: readonly CampaignFile[],
  options: FileOptions,
): Promise<FactsOutcome> {
  const { out, force } = options
  const { streams } = context
  const isPiped = out === standardOutput
  if (isPiped && files.length > 1)
    throw new Stop('Only one file can be written to standard output.', exitCodes.usage, 'Choose one format.')
  const paths = isPiped ? [standardOutput] : await makePaths(context, campaign, files, options)
  const places = await Promise.all(paths.map((path) => openOutFile(streams, { path, force, isWhole: true })))
  const fetchedFiles: { file: string | null; bytes: number }[] = []
  for (const [index, { download }] of files.entries()) {
    const output = places[index]
    let bytes = 0
    await awaitDownload(
      call((signal) =>
        download({
          signal,
          receive: async (chunks) => {
            bytes = (await output?.write(chunks)) ?? 0
          },
        }),
      ),
    )
    fetchedFiles.push({ file: output?.path ?? null, bytes })
    progress.add(1)
  }
  const { company, id, name } = campaign
  const campaignLabel = `${sanitizeText(name)} (${sanitizeText(getCompanyName(company))})`
  return {
    kind: 'facts',
    document: {
      company: { id: company.company_id, name: getCompanyName(company) },
      id,
      name,
      files: fetchedFiles,
    },
    lines: fetchedFiles.flatMap(({ file, bytes }) =>
      file === null
        ? []
        : [
            `${streams.output.paint.green('✓')} ${campaignLabel}: ${formatSize(bytes)} saved to ${sanitizeText(file)}`,
          ],
    ),
  }
}
