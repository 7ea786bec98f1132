import type { Employee } from '@heed/contracts'
import { exitCodes, Stop } from '../../../io/exit.ts'
import { sizeOf, writeWhole } from '../../../io/files/pour.ts'
import { harmless } from '../../../io/terminal/width.ts'
import { type LookUpJob, lookUpMany } from '../lookUpMany.ts'
import { fileStart, linesOf, type Written } from './csv.ts'

export function refuseExisting(path: string | undefined, option = '--export'): void {
  if (path === undefined || sizeOf(path) === undefined) return
  throw new Stop(`${harmless(path)} already exists.`, exitCodes.usage, `Choose another file for ${option}.`)
}

export async function exportFirst(
  job: LookUpJob,
  going: readonly { email: string }[],
  path: string,
): Promise<void> {
  refuseExisting(path)
  const found = await lookUpMany(
    job,
    going.map(({ email }) => email),
  )
  const people: Employee[] = [...found.values()].sort((one, other) => (one.email < other.email ? -1 : 1))
  const written: Written = { people: 0, lines: 0, left: 0, refused: 0 }
  async function* bytes() {
    yield Buffer.from(`${fileStart({ isPiped: false })}${linesOf(people, written)}`)
  }
  await writeWhole(path, bytes())
}
