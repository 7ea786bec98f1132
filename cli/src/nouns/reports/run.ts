import { type Client, type Company, companyName, type Report } from '@heed/contracts'
import { type ExitCode, exitCodes, Stop } from '../../io/exit.ts'
import { explain } from '../../io/explain.ts'
import { thousands } from '../../io/words.ts'
import type { Caller } from '../../job/caller.ts'
import { createHalting, isStopped } from '../../job/halting.ts'
import type { Progress } from '../../job/progress.ts'
import { chooseExecutions, filesOf } from './choose.ts'
import { fetchFile } from './fetchFile.ts'
import type { DownloadJob, DownloadOptions, Wanted } from './job.ts'
import type { Fetched } from './manifest.ts'
import { collisions, defaultPattern } from './names.ts'
import { readExecutions } from './read.ts'

/** A file that did not come, or a report whose executions are not known. */
export interface Failure {
  report: Report
  wanted?: Wanted
  reason: string
  code: ExitCode
}

export interface Downloaded {
  fetched: Fetched[]
  /** There already, with the same size. */
  present: Fetched[]
  failures: Failure[]
  /** Not tried, because nothing more could succeed or the run was interrupted. */
  left: number
}

interface Planning {
  client: Client
  call: Caller
  company: Company
  api: string
  options: DownloadOptions
}

/** A report that has no file to fetch, and why: it never ran, or never well. */
export interface WithoutFiles {
  report: Report
  stop: Stop
}

export interface Plan {
  files: Wanted[]
  without: WithoutFiles[]
  failures: Failure[]
}

/** The files that are wanted, and the reports that have none. */
export async function planFiles(
  { client, call, company, api, options }: Planning,
  reports: readonly Report[],
): Promise<Plan> {
  const { since, format = ['pdf'], name = defaultPattern } = options
  const execution = options.execution ?? (since === undefined ? 'latest' : 'all')
  const plan: Plan = { files: [], without: [], failures: [] }
  const found = await Promise.all(
    reports.map(async (report) => {
      try {
        const all = await call((signal) => readExecutions(client, company, report, signal))
        const chosen = chooseExecutions(all, execution, since)
        if (!(chosen instanceof Stop)) return filesOf(companyName(company), report, chosen, format, name)
        plan.without.push({ report, stop: chosen })
      } catch (error) {
        if (isStopped(error)) throw error
        const { message: reason, code } = explain(error, api)
        plan.failures.push({ report, reason, code })
      }
      return []
    }),
  )
  plan.files = found.flat()
  refuseCollisions(plan.files, name)
  return plan
}

function refuseCollisions(files: readonly Wanted[], pattern: string): void {
  const [first, ...others] = collisions(files.map(({ file }) => file))
  if (!first) return
  const more = others.length > 0 ? `, and so on: ${thousands(others.length + 1)} such names` : ''
  throw new Stop(
    `--name ${pattern} would call ${first[1]} files "${first[0]}"${more}.`,
    exitCodes.usage,
    'Add {execution} to the pattern: no two executions share their id.',
  )
}

/** Fetches every file, side by side. What fails with one does not stop the others. */
export async function fetchFiles(
  job: DownloadJob,
  files: readonly Wanted[],
  progress: Progress,
): Promise<Downloaded & { halt?: Stop }> {
  const result: Downloaded = { fetched: [], present: [], failures: [], left: 0 }
  const halting = createHalting(job.call, job.api)

  async function one(wanted: Wanted): Promise<void> {
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
