import { type Client, type Company, getCompanyName, type Report } from '@heed/contracts'
import { type ExitCode, exitCodes, Stop } from '../../../io/exit.ts'
import { explainError } from '../../../io/network/explainError.ts'
import { formatCount } from '../../../io/words.ts'
import type { Caller } from '../../../job/caller.ts'
import { createHaltControl, isStoppedError } from '../../../job/HaltControl.ts'
import type { Progress } from '../../../job/progress.ts'
import { defaultPattern, findCollisions } from '../names.ts'
import { fetchExecutions } from '../read.ts'
import { chooseExecutions, selectFiles } from './choose.ts'
import { fetchFile } from './fetchFile.ts'
import type { DownloadJob, DownloadOptions, WantedFile } from './job.ts'
import type { FetchedFile } from './manifest.ts'

export interface DownloadFailure {
  report: Report
  wanted?: WantedFile
  reason: string
  code: ExitCode
}

export interface DownloadResult {
  fetched: FetchedFile[]
  present: FetchedFile[]
  failures: DownloadFailure[]
  left: number
}

export const createEmptyResult = (): DownloadResult => ({ fetched: [], present: [], failures: [], left: 0 })

interface ChoiceContext {
  client: Client
  call: Caller
  company: Company
  api: string
  options: DownloadOptions
}

export interface ExecutionWithoutFiles {
  report: Report
  stop: Stop
}

export interface ChosenFiles {
  files: WantedFile[]
  executionsWithoutFiles: ExecutionWithoutFiles[]
  failures: DownloadFailure[]
}

export async function chooseFiles(
  { client, call, company, api, options }: ChoiceContext,
  reports: readonly Report[],
): Promise<ChosenFiles> {
  const { since, until, format = ['pdf'], name = defaultPattern } = options
  const execution = options.execution ?? (since === undefined && until === undefined ? 'latest' : 'all')
  const chosenFiles: ChosenFiles = { files: [], executionsWithoutFiles: [], failures: [] }
  const executionsByReport = await Promise.all(
    reports.map(async (report) => {
      try {
        const allExecutions = await call((signal) => fetchExecutions(client, company, report, signal))
        const executions = chooseExecutions(allExecutions, execution, { since, until })
        if (!(executions instanceof Stop))
          return selectFiles(getCompanyName(company), report, executions, format, name)
        chosenFiles.executionsWithoutFiles.push({ report, stop: executions })
      } catch (error) {
        if (isStoppedError(error)) throw error
        const { message: reason, code } = explainError(error, api)
        chosenFiles.failures.push({ report, reason, code })
      }
      return []
    }),
  )
  chosenFiles.files = executionsByReport.flat()
  refuseCollisions(chosenFiles.files, name)
  return chosenFiles
}

function refuseCollisions(files: readonly WantedFile[], pattern: string): void {
  const [firstCollision, ...otherCollisions] = findCollisions(files.map(({ file }) => file))
  if (!firstCollision) return
  const moreText =
    otherCollisions.length > 0
      ? `, and ${formatCount(otherCollisions.length, 'more name')} would also be used more than once`
      : ''
  throw new Stop(
    `--name ${pattern} would give ${firstCollision[1]} files the name "${firstCollision[0]}"${moreText}.`,
    exitCodes.usage,
    'Add {execution} to the pattern: every execution has its own ID.',
  )
}

export async function fetchFiles(
  job: DownloadJob,
  files: readonly WantedFile[],
  progress: Progress,
): Promise<DownloadResult & { halt?: Stop }> {
  const result = createEmptyResult()
  const haltControl = createHaltControl(job.call, job.api)

  async function fetchOne(wantedFile: WantedFile): Promise<void> {
    try {
      const { entry, fetched } = await fetchFile({ ...job, call: haltControl.call }, wantedFile)
      const isUnchanged = job.manifest.getFile(entry.file) === entry
      if (!isUnchanged) job.manifest.putFile(entry)
      result[fetched ? 'fetched' : 'present'].push(entry)
      if (fetched) progress.add(1)
      else progress.skip(1)
    } catch (error) {
      if (isStoppedError(error) || error === haltControl.halt) {
        result.left++
        return
      }
      const { message: reason, code } = explainError(error, job.api)
      result.failures.push({ report: wantedFile.report, wanted: wantedFile, reason, code })
      progress.skip(1)
    }
  }

  await Promise.all(files.map(fetchOne))
  job.manifest.save()
  return haltControl.halt ? { ...result, halt: haltControl.halt } : result
}
