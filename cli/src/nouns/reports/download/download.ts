import { realpath } from 'node:fs/promises'
import { getCompanyName } from '@heed/contracts'
import type { Context } from '../../../command/context.ts'
import type { FactsOutcome } from '../../../command/outcome.ts'
import type { GlobalFlags } from '../../../command/settings.ts'
import { formatCompanyFlag } from '../../../io/companyFlag.ts'
import { exitCodes, Stop } from '../../../io/exit.ts'
import { getStatePath } from '../../../io/files/configFolder.ts'
import { makeFolder } from '../../../io/files/folder.ts'
import { acquireLock, createInUseStop } from '../../../io/files/lock.ts'
import { removeTempFiles } from '../../../io/files/writeFiles.ts'
import { realTime } from '../../../io/realTime.ts'
import { sanitizeText } from '../../../io/terminal/width.ts'
import { formatCount } from '../../../io/words.ts'
import { createJobCaller } from '../../../job/jobCaller.ts'
import { createProgress } from '../../../job/progress.ts'
import { findReport } from '../findReport.ts'
import { getReportFolder } from '../folder.ts'
import { fetchReports } from '../read.ts'
import { type DownloadOptions, formatRerunLine } from './job.ts'
import { manifestName, openManifest } from './manifest.ts'
import { createDownloadStop, formatDownload, toDownloadDocument } from './result.ts'
import {
  chooseFiles,
  createEmptyResult,
  type DownloadResult,
  type ExecutionWithoutFiles,
  fetchFiles,
} from './run.ts'

function checkOptions(
  { all, execution, since, until }: DownloadOptions,
  reportName: string,
  { company }: GlobalFlags,
): void {
  if (all && reportName)
    throw new Stop(
      "A report can't be combined with --all.",
      exitCodes.usage,
      `Leave out ${reportName} or --all.`,
    )
  if (!all && !reportName) {
    throw new Stop(
      'No report was given.',
      exitCodes.usage,
      `Add a report ID, or --all. See the IDs: heed reports list${formatCompanyFlag(company)}`,
    )
  }
  if (since !== undefined && until !== undefined && since > until) {
    throw new Stop('--since is after --until.', exitCodes.usage, 'Swap the days.')
  }
  if (all && typeof execution === 'number') {
    throw new Stop(
      "An execution ID can't be combined with --all.",
      exitCodes.usage,
      "Specify the execution's report instead of --all.",
    )
  }
}

/** Locked, because two runs would overwrite the same manifest. */
async function lockFolder({ env }: Context, folder: string): Promise<() => Promise<void>> {
  const lockResult = await acquireLock(getStatePath(env, 'reports', [await realpath(folder)], 'lock'))
  if ('release' in lockResult) return lockResult.release
  throw createInUseStop(
    `Reports are being downloaded to ${folder}`,
    lockResult.holder,
    'Wait until that process has finished.',
  )
}

export async function downloadReports(
  context: Context,
  options: DownloadOptions,
  reportName: string,
): Promise<FactsOutcome> {
  checkOptions(options, reportName, context.flags)
  const company = await context.company()
  const folder = getReportFolder(options.out ?? '.', company, context.manyCompanies)
  const client = await context.client({ oneTry: true, connections: options.concurrency })
  const { streams, quiet } = context
  const progress = createProgress({ streams, quiet, ...realTime })
  const { call, stop } = createJobCaller(context, progress, options.concurrency)
  const name = sanitizeText(getCompanyName(company))
  let release = async () => {}
  try {
    progress.stage(`Looking for reports of ${name}`, 1)
    const reports = await call(async () =>
      options.all ? fetchReports(client, company) : [await findReport(client, company, reportName)],
    )
    if (reports.length === 0)
      return toDownloadOutcome({ context, company, folder, result: createEmptyResult() })
    await makeFolder(folder)
    release = await lockFolder(context, folder)
    const { api, token = '' } = await context.settings()
    const manifest = await openManifest(folder)
    progress.stage(`Checking ${formatCount(reports.length, 'report')} of ${name}`, reports.length)
    const job = { client, call, company, api, token, folder, manifest, force: options.force }
    const rerunHint = formatRerunLine(context, company, reportName, options)
    const chosenFiles = await chooseFiles({ ...job, options }, reports).catch((error: unknown) => {
      throw stop.aborted ? new Stop('Interrupted.', exitCodes.interrupted, 'Resume:', rerunHint) : error
    })
    removeTempFiles(folder, [manifestName, ...chosenFiles.files.map(({ file }) => file)])
    const [emptyExecution] = chosenFiles.executionsWithoutFiles
    if (emptyExecution && !options.all) throw emptyExecution.stop
    progress.stage(`Downloading reports of ${name}`, chosenFiles.files.length, 'files')
    const { halt, ...fetched } = await fetchFiles(job, chosenFiles.files, progress)
    progress.clear()
    const result = { ...fetched, failures: [...chosenFiles.failures, ...fetched.failures] }
    const { executionsWithoutFiles } = chosenFiles
    return toDownloadOutcome({
      context,
      company,
      folder,
      result,
      executionsWithoutFiles,
      resumeLine: rerunHint,
      halt,
      interrupted: stop.aborted,
    })
  } finally {
    progress.clear()
    await release()
  }
}

interface DownloadOutcome {
  context: Context
  company: Parameters<typeof toDownloadDocument>[0]
  folder: string
  result: DownloadResult
  executionsWithoutFiles?: readonly ExecutionWithoutFiles[]
  resumeLine?: string
  halt?: Stop | undefined
  interrupted?: boolean
}

function toDownloadOutcome({
  context,
  company,
  folder,
  result,
  executionsWithoutFiles = [],
  resumeLine = '',
  halt,
  interrupted = false,
}: DownloadOutcome): FactsOutcome {
  const { output, error } = context.streams
  const stop = createDownloadStop({
    resumeLine,
    halt,
    result,
    interrupted: interrupted && result.left > 0,
    error,
  })
  const lines = formatDownload(folder, result, executionsWithoutFiles, output)
  const emptyText = `${sanitizeText(getCompanyName(company))} has no matching report files.`
  return {
    kind: 'facts',
    document: toDownloadDocument(company, folder, result, executionsWithoutFiles),
    lines: lines.length > 0 || stop ? lines : [emptyText],
    ...(stop ? { code: stop.code, stop } : {}),
  }
}
