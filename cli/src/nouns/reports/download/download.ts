import { realpath } from 'node:fs/promises'
import { companyName } from '@heed/contracts'
import type { Context } from '../../../command/context.ts'
import type { FactsOutcome } from '../../../command/outcome.ts'
import type { GlobalFlags } from '../../../command/settings.ts'
import { companyFlag } from '../../../io/companyFlag.ts'
import { exitCodes, Stop } from '../../../io/exit.ts'
import { keptPath } from '../../../io/files/configFolder.ts'
import { makeFolder } from '../../../io/files/folder.ts'
import { lock, toInUseStop } from '../../../io/files/lock.ts'
import { sweepDrafts } from '../../../io/files/writeFiles.ts'
import { realTime } from '../../../io/realTime.ts'
import { sanitizeText } from '../../../io/terminal/width.ts'
import { counted } from '../../../io/words.ts'
import { createJobCaller } from '../../../job/jobCaller.ts'
import { createProgress } from '../../../job/progress.ts'
import { findReport } from '../findReport.ts'
import { getReportFolder } from '../folder.ts'
import { readReports } from '../read.ts'
import { type DownloadOptions, formatRerunLine } from './job.ts'
import { manifestName, openManifest } from './manifest.ts'
import { formatDownload, toDownloadDocument, toDownloadStop } from './result.ts'
import { chooseFiles, type Downloaded, fetchFiles, type WithoutFiles } from './run.ts'

function guard({ all, execution }: DownloadOptions, typed: string, { company }: GlobalFlags): void {
  if (all && typed)
    throw new Stop(
      "One report can't be combined with --all.",
      exitCodes.usage,
      `Leave ${typed} or --all out.`,
    )
  if (!all && !typed) {
    throw new Stop(
      'No report was given.',
      exitCodes.usage,
      `Add its ID, or --all. See the IDs: heed reports list${companyFlag(company)}`,
    )
  }
  if (all && typeof execution === 'number') {
    throw new Stop(
      "An execution ID can't be combined with --all.",
      exitCodes.usage,
      'Specify its report instead of --all.',
    )
  }
}

/** Locked, because two runs would overwrite the same manifest. */
async function alone({ env }: Context, folder: string): Promise<() => Promise<void>> {
  const taken = await lock(keptPath(env, 'reports', [await realpath(folder)], 'lock'))
  if ('release' in taken) return taken.release
  throw toInUseStop(`Reports are being downloaded to ${folder}`, taken.holder, 'Wait until it has finished.')
}

export async function downloadReports(
  context: Context,
  options: DownloadOptions,
  typed: string,
): Promise<FactsOutcome> {
  guard(options, typed, context.flags)
  const company = await context.company()
  const folder = getReportFolder(options.out ?? '.', company, context.manyCompanies)
  const client = await context.client({ oneTry: true, connections: options.concurrency })
  const { streams, quiet } = context
  const progress = createProgress({ streams, quiet, ...realTime })
  const { call, stop } = createJobCaller(context, progress, options.concurrency)
  const name = sanitizeText(companyName(company))
  let release = async () => {}
  try {
    progress.stage(`Looking for reports of ${name}`, 1)
    const reports = await call(async () =>
      options.all ? readReports(client, company) : [await findReport(client, company, typed)],
    )
    await makeFolder(folder)
    release = await alone(context, folder)
    const { api, token = '' } = await context.settings()
    const manifest = await openManifest(folder)
    progress.stage(`Checking ${counted(reports.length, 'report')} of ${name}`, reports.length)
    const job = { client, call, company, api, token, folder, manifest, force: options.force }
    const again = formatRerunLine(context, company, typed, options)
    const chosen = await chooseFiles({ ...job, options }, reports).catch((error: unknown) => {
      throw stop.aborted ? new Stop('Interrupted.', exitCodes.interrupted, 'Resume:', again) : error
    })
    sweepDrafts(folder, [manifestName, ...chosen.files.map(({ file }) => file)])
    const [none] = chosen.without
    if (none && !options.all) throw none.stop
    progress.stage(`Downloading reports of ${name}`, chosen.files.length, 'files')
    const { halt, ...fetched } = await fetchFiles(job, chosen.files, progress)
    progress.clear()
    const result = { ...fetched, failures: [...chosen.failures, ...fetched.failures] }
    const { without } = chosen
    return toOutcome({ context, company, folder, result, without, again, halt, interrupted: stop.aborted })
  } finally {
    progress.clear()
    await release()
  }
}

interface Ended {
  context: Context
  company: Parameters<typeof toDownloadDocument>[0]
  folder: string
  result: Downloaded
  without: readonly WithoutFiles[]
  again: string
  halt: Stop | undefined
  interrupted: boolean
}

function toOutcome({ context, company, folder, result, without, ...ended }: Ended): FactsOutcome {
  const { output, error } = context.streams
  const stop = toDownloadStop({ ...ended, result, interrupted: ended.interrupted && result.left > 0, error })
  const lines = formatDownload(folder, result, without, output)
  const nothing = `${sanitizeText(companyName(company))} has no matching report files.`
  return {
    kind: 'facts',
    document: toDownloadDocument(company, folder, result, without),
    lines: lines.length > 0 || stop ? lines : [nothing],
    ...(stop ? { code: stop.code, stop } : {}),
  }
}
