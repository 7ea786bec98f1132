import { createHash } from 'node:crypto'
import { createReadStream, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { reportFileType } from '@heed/contracts'
import { exitCodes, Stop } from '../../../io/exit.ts'
import { createTempPath, getFileSize, type WrittenFile, writeStream } from '../../../io/files/writeFiles.ts'
import { sanitizeText } from '../../../io/terminal/width.ts'
import type { DownloadJob, WantedFile } from './job.ts'
import { type FetchedFile, type FileOrigin, isSameOrigin } from './manifest.ts'

export interface FetchResult {
  entry: FetchedFile
  fetched: boolean
}

const createFileExistsStop = (file: string): Stop =>
  new Stop(
    `A different file called ${sanitizeText(file)} already exists. To overwrite it, add --force.`,
    exitCodes.failed,
  )

async function hashFile(path: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(path)) hash.update(chunk as Uint8Array)
  return hash.digest('hex')
}

async function ensureFileGenerated(
  { client, call, company }: DownloadJob,
  { report, execution, format }: WantedFile,
): Promise<void> {
  const hasFile = ({ hasPDF, hasCSV }: WantedFile['execution']) => (format === 'pdf' ? hasPDF : hasCSV)
  if (hasFile(execution)) return
  const params = {
    companyId: company.company_id,
    reportId: report.id,
    executionId: execution.id,
    fileType: reportFileType[format],
  }
  const generatedFile = await call((signal) => client.reports.generateExecutionFile(params, { signal }))
  if (!hasFile(generatedFile.execution)) throw new Stop('The file is being generated.', exitCodes.notReady)
}

/** Writes a draft and renames it. Files of equal size are kept; others are replaced only with `force`. */
export async function fetchFile(job: DownloadJob, wantedFile: WantedFile): Promise<FetchResult> {
  const { client, call, company, manifest, force } = job
  const { report, execution, format, file } = wantedFile
  const path = join(job.folder, file)
  const existingSize = force ? undefined : getFileSize(path)
  const ids = { company: company.company_id, report: report.id, execution: execution.id }
  const origin: FileOrigin = { api: job.api, ...ids, format }
  const toEntry = (writtenFile: WrittenFile): FetchedFile => ({
    ...origin,
    name: report.name,
    file,
    ...writtenFile,
    fetchedAt: new Date().toISOString(),
  })

  const knownFile = manifest.getFile(file)
  if (knownFile && existingSize !== undefined) {
    if (!isSameOrigin(knownFile, origin)) throw createFileExistsStop(file)
    if (knownFile.bytes === existingSize) return { entry: knownFile, fetched: false }
  }
  await ensureFileGenerated(job, wantedFile)
  const draft = createTempPath(path)
  let writtenFile: WrittenFile | undefined
  const receive = async (bytes: AsyncIterable<Uint8Array>, length: number | undefined) => {
    // The length is known before the content, so the rest isn't downloaded.
    if (existingSize !== undefined && length !== undefined) {
      for await (const _ of bytes) break
      if (length !== existingSize) throw createFileExistsStop(file)
      return
    }
    rmSync(draft, { force: true })
    writtenFile = await writeStream(bytes, draft)
  }
  const download = format === 'pdf' ? client.reports.downloadPdf : client.reports.downloadCsv
  const params = {
    companyId: ids.company,
    reportId: ids.report,
    executionId: ids.execution,
    token: job.token,
  }
  try {
    await call((signal) => download(params, { signal, receive }))
    if (existingSize !== undefined) {
      if (writtenFile && writtenFile.bytes !== existingSize) throw createFileExistsStop(file)
      rmSync(draft, { force: true })
      return { entry: toEntry({ bytes: existingSize, sha256: await hashFile(path) }), fetched: false }
    }
    if (!writtenFile) throw new Error(`${file} couldn't be downloaded`)
    if (!force && getFileSize(path) !== undefined) throw createFileExistsStop(file)
    renameSync(draft, path)
    return { entry: toEntry(writtenFile), fetched: true }
  } catch (error) {
    rmSync(draft, { force: true })
    throw error
  }
}
