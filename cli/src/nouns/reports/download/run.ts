import { type Client, type Company, companyName, type Report } from '@heed/contracts'
import { type ExitCode, exitCodes, Stop } from '../../../io/exit.ts'
import { explain } from '../../../io/network/explain.ts'
import { counted } from '../../../io/words.ts'
import type { Caller } from '../../../job/caller.ts'
import { createHaltControl, isStopped } from '../../../job/HaltControl.ts'
import type { Progress } from '../../../job/progress.ts'
import { collisions, defaultPattern } from '../names.ts'
import { readExecutions } from '../read.ts'
import { chooseExecutions, selectFiles } from './choose.ts'
import { fetchFile } from './fetchFile.ts'
import type { DownloadJob, DownloadOptions, WantedFile } from './job.ts'
import type { FetchedFile } from './manifest.ts'

export interface Failure {
  report: Report
  wanted?: WantedFile
  reason: string
  code: ExitCode
}

export interface Downloaded {
  fetched: FetchedFile[]
  present: FetchedFile[]
  failures: Failure[]
  left: number
}

interface Choosing {
  client: Client
  call: Caller
  company: Company
  api: string
  options: DownloadOptions
}

export interface WithoutFiles {
  report: Report
  stop: Stop
}

export interface ChosenFiles {
  files: WantedFile[]
  without: WithoutFiles[]
  failures: Failure[]
}

export async function chooseFiles(
  { client, call, company, api, options }: Choosing,
  reports: readonly Report[],
): Promise<ChosenFiles> {
  const { since, format = ['pdf'], name = defaultPattern } = options
  const execution = options.execution ?? (since === undefined ? 'latest' : 'all')
  const chosen: ChosenFiles = { files: [], without: [], failures: [] }
  const found = await Promise.all(
    reports.map(async (report) => {
      try {
        const all = await call((signal) => readExecutions(client, company, report, signal))
        const executions = chooseExecutions(all, execution, since)
        if (!(executions instanceof Stop))
          return selectFiles(companyName(company), report, executions, format, name)
        chosen.without.push({ report, stop: executions })
      } catch (error) {
        if (isStopped(error)) throw error
        const { message: reason, code } = explain(error, api)
        chosen.failures.push({ report, reason, code })
      }
      return []
    }),
  )
  chosen.files = found.flat()
  refuseCollisions(chosen.files, name)
  return chosen
}

function refuseCollisions(files: readonly WantedFile[], pattern: string): void {
  const [first, ...others] = collisions(files.map(({ file }) => file))
  if (!first) return
  const more = others.length > 0 ? `, and so on for ${counted(others.length, 'more name')}` : ''
  throw new Stop(
    `--name ${pattern} would give ${first[1]} files the name "${first[0]}"${more}.`,
    exitCodes.usage,
    'Add {execution} to the pattern: every execution has its own ID.',
  )
}

export async function fetchFiles(
  job: DownloadJob,
  files: readonly WantedFile[],
  progress: Progress,
): Promise<Downloaded & { halt?: Stop }> {
  const result: Downloaded = { fetched: [], present: [], failures: [], left: 0 }
  const halting = createHaltControl(job.call, job.api)

  async function one(wanted: WantedFile): Promise<void> {
    try {
      const { entry, fetched } = await fetchFile({ ...job, call: halting.call }, wanted)
      const kept = job.manifest.of(entry.file) === entry
      if (!kept) job.manifest.put(entry)
      result[fetched ? 'fetched' : 'present'].push(entry)
      if (fetched) progress.add(1)
      else progress.skip(1)
    } catch (error) {
      if (isStopped(error) || error === halting.halt) {
        result.left++
        return
      }
      const { message: reason, code } = explain(error, job.api)
      result.failures.push({ report: wanted.report, wanted, reason, code })
      progress.skip(1)
    }
  }

  await Promise.all(files.map(one))
  job.manifest.save()
  return halting.halt ? { ...result, halt: halting.halt } : result
}
