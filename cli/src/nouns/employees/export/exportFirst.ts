import type { Employee } from '@heed/contracts'
import { exitCodes, Stop } from '../../../io/exit.ts'
import { getFileSize, writeStreamAtomically } from '../../../io/files/writeFiles.ts'
import { sanitizeText } from '../../../io/terminal/width.ts'
import { type LookUpJob, lookUpEmployees } from '../lookUpEmployees.ts'
import { type ExportCounts, formatExportLines, getFileStart } from './csv.ts'

export function refuseExisting(path: string | undefined, option = '--export'): void {
  if (path === undefined || getFileSize(path) === undefined) return
  throw new Stop(
    `${sanitizeText(path)} already exists.`,
    exitCodes.usage,
    `Choose another file for ${option}.`,
  )
}

export async function exportBeforeRemoval(
  job: LookUpJob,
  targets: readonly { email: string }[],
  path: string,
): Promise<void> {
  refuseExisting(path)
  const employees = await lookUpEmployees(
    job,
    targets.map(({ email }) => email),
  )
  const people: Employee[] = [...employees.values()].sort((a, b) => (a.email < b.email ? -1 : 1))
  const counts: ExportCounts = { people: 0, lines: 0, left: 0, refused: 0 }
  async function* generateBytes() {
    yield Buffer.from(`${getFileStart({ isPiped: false })}${formatExportLines(people, counts)}`)
  }
  await writeStreamAtomically(path, generateBytes())
}
