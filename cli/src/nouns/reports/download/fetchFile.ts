import { createHash } from 'node:crypto'
import { createReadStream, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { reportFileType } from '@heed/contracts'
import { exitCodes, Stop } from '../../../io/exit.ts'
import { getFileSize, makeDraftPath, type WrittenFile, writeStream } from '../../../io/files/writeFiles.ts'
import { sanitizeText } from '../../../io/terminal/width.ts'
import type { DownloadJob, WantedFile } from './job.ts'
import { type FetchedFile, isSameOrigin, type Origin } from './manifest.ts'

export interface Outcome {
  entry: FetchedFile
  fetched: boolean
}

const taken = (file: string): Stop =>
  new Stop(
    `Another file is already called ${sanitizeText(file)}. To overwrite it, add --force.`,
    exitCodes.failed,
  )

async function hashFile(path: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(path)) hash.update(chunk as Uint8Array)
  return hash.digest('hex')
}

async function makeFile(
  { client, call, company }: DownloadJob,
  { report, execution, format }: WantedFile,
): Promise<void> {
  const has = ({ hasPDF, hasCSV }: WantedFile['execution']) => (format === 'pdf' ? hasPDF : hasCSV)
  if (has(execution)) return
  const asked = {
    companyId: company.company_id,
    reportId: report.id,
    executionId: execution.id,
    fileType: reportFileType[format],
  }
  const made = await call((signal) => client.reports.generateExecutionFile(asked, { signal }))
  if (!has(made.execution)) throw new Stop('The file is being generated.', exitCodes.notReady)
}

/** Writes a draft and renames it. Files of equal size are kept; others are replaced only with `force`. */
export async function fetchFile(job: DownloadJob, wanted: WantedFile): Promise<Outcome> {
  const { client, call, company, manifest, force } = job
  const { report, execution, format, file } = wanted
  const path = join(job.folder, file)
  const there = force ? undefined : getFileSize(path)
  const ids = { company: company.company_id, report: report.id, execution: execution.id }
  const origin: Origin = { api: job.api, ...ids, format }
  const toEntry = (kept: WrittenFile): FetchedFile => ({
    ...origin,
    name: report.name,
    file,
    ...kept,
    fetchedAt: new Date().toISOString(),
  })

  const known = manifest.of(file)
  if (known && there !== undefined) {
    if (!isSameOrigin(known, origin)) throw taken(file)
    if (known.bytes === there) return { entry: known, fetched: false }
  }
  await makeFile(job, wanted)
  const draft = makeDraftPath(path)
  let kept: WrittenFile | undefined
  const receive = async (bytes: AsyncIterable<Uint8Array>, length: number | undefined) => {
    // The length is known before the content, so the rest isn't downloaded.
    if (there !== undefined && length !== undefined) {
      for await (const _ of bytes) break
      if (length !== there) throw taken(file)
      return
    }
    rmSync(draft, { force: true })
    kept = await writeStream(bytes, draft)
  }
  const download = format === 'pdf' ? client.reports.downloadPdf : client.reports.downloadCsv
  const asked = { companyId: ids.company, reportId: ids.report, executionId: ids.execution, token: job.token }
  try {
    await call((signal) => download(asked, { signal, receive }))
    if (there !== undefined) {
      if (kept && kept.bytes !== there) throw taken(file)
      rmSync(draft, { force: true })
      return { entry: toEntry({ bytes: there, sha256: await hashFile(path) }), fetched: false }
    }
    if (!kept) throw new Error(`${file} wasn't received`)
    if (!force && getFileSize(path) !== undefined) throw taken(file)
    renameSync(draft, path)
    return { entry: toEntry(kept), fetched: true }
  } catch (error) {
    rmSync(draft, { force: true })
    throw error
  }
}
