import { closeSync, existsSync, openSync, readSync } from 'node:fs'
import { StringDecoder } from 'node:string_decoder'
import {
  ApiError,
  type Employee,
  type Leaver,
  type ListRef,
  normalizeAddress,
  pageSizeMax,
} from '@heed/contracts'
import { fetchLists } from '../../../../command/list.ts'
import { exitCodes, Stop } from '../../../../io/exit.ts'
import { writeStreamAtomically } from '../../../../io/files/writeFiles.ts'
import type { Environment } from '../../../../io/terminal/streams.ts'
import { parseRunLine } from '../../../../job/journal/DamagedRunError.ts'
import { getRunPaths } from '../../../../job/journal/store.ts'
import { readLines } from '../../../../job/reading.ts'
import { fetchPeoplePages } from '../../pages.ts'
import type { ImportJob } from '../job.ts'
import type { ReadState } from '../read/check.ts'

export interface PersonBeforeRun {
  email: string
  name: string
  lists: ListRef[]
  tags: string[]
  left?: true
}

interface StateBeforeRunHeader {
  lists: readonly string[]
  isWhole: boolean
}

export interface StateBeforeRun extends StateBeforeRunHeader {
  people(): Iterable<PersonBeforeRun>
}

const getPath = (env: Environment, id: string): string => getRunPaths(env, id).before

const toPersonBeforeRun = ({ email, name, lists, combinedTags = [] }: Employee): PersonBeforeRun => ({
  email: normalizeAddress(email),
  name,
  lists: lists.map(({ id, name: listName }) => ({ id, name: listName })),
  tags: combinedTags,
})

const toJsonLine = (value: unknown): Uint8Array => Buffer.from(`${JSON.stringify(value)}\n`)

const isPerson = ({ email, name, lists, tags }: Readonly<Record<string, unknown>>): boolean =>
  typeof email === 'string' && typeof name === 'string' && Array.isArray(lists) && Array.isArray(tags)

const isStateHeader = ({ lists }: Readonly<Record<string, unknown>>): boolean => Array.isArray(lists)

const readChunkBytes = 64 * 1024

function* readFileLines(path: string): Generator<string> {
  const file = openSync(path, 'r')
  const decoder = new StringDecoder('utf8')
  const piece = Buffer.alloc(readChunkBytes)
  let rest = ''
  try {
    for (let bytesRead = readSync(file, piece); bytesRead > 0; bytesRead = readSync(file, piece)) {
      const lines = (rest + decoder.write(piece.subarray(0, bytesRead))).split('\n')
      rest = lines.pop() ?? ''
      yield* lines
    }
  } finally {
    closeSync(file)
  }
}

function* readPeople(path: string): Generator<PersonBeforeRun> {
  let lineNumber = 0
  for (const line of readFileLines(path)) {
    if (++lineNumber > 1) yield parseRunLine<PersonBeforeRun>(line, path, lineNumber, isPerson)
  }
}

export function readStateBeforeRun(env: Environment, id: string): StateBeforeRun | null {
  const path = getPath(env, id)
  if (!existsSync(path)) return null
  const lines = readFileLines(path)
  const { value } = lines.next()
  lines.return(undefined)
  return {
    ...parseRunLine<StateBeforeRunHeader>(value || '', path, 1, isStateHeader),
    people: () => readPeople(path),
  }
}

type BeforeJob = Pick<ImportJob, 'client' | 'call' | 'company' | 'source' | 'detected' | 'stop'>

async function fetchNamedPeople({
  client,
  call,
  company,
  source,
  detected,
  stop,
}: BeforeJob): Promise<Uint8Array[]> {
  const emails = new Set<string>()
  const record = ({ email }: { email: string }) => emails.add(email)
  const sink = { record, refused: () => undefined }
  await readLines(source.chunks(), detected.encoding, sink, () => !stop.aborted, source)
  const companyId = company.company_id
  const people = [...emails].map(async (email) => {
    try {
      return [
        toJsonLine(
          toPersonBeforeRun(await call((signal) => client.employees.get({ companyId, email }, { signal }))),
        ),
      ]
    } catch (error) {
      if (error instanceof ApiError && error.kind === 'notFound') return []
      throw error
    }
  })
  return (await Promise.all(people)).flat()
}

async function* streamAllEmployees({ client, call, company }: BeforeJob): AsyncGenerator<Uint8Array> {
  for await (const { users } of fetchPeoplePages(client, call, { companyId: company.company_id })) {
    yield Buffer.concat(users.map((user) => toJsonLine(toPersonBeforeRun(user))))
  }
}

async function* prependHeader(
  lists: readonly string[],
  people: AsyncIterable<Uint8Array> | readonly Uint8Array[],
): AsyncGenerator<Uint8Array> {
  yield toJsonLine({ lists, isWhole: true } satisfies StateBeforeRunHeader)
  yield* people
}

/** Number of attempts if employees are added or removed while reading. */
const maxTries = 3

/** Saved before the first line is sent, to settle batches without a response and to restore names. */
export async function saveStateBeforeRun(
  job: ImportJob,
  id: string,
  lines: number,
  { isWhole }: ReadState,
): Promise<void> {
  const { context, company, companyName, client, call, progress } = job
  const total = company.users_total
  progress.stage(`Reading employees of ${companyName}`, total)
  try {
    const requestedLists = isWhole ? null : job.lists
    const lists = await (requestedLists ?? call((signal) => fetchLists(client, company, signal)))
    const names = lists.map(({ name }) => name)
    for (let triesLeft = maxTries; triesLeft > 0; triesLeft--) {
      const isFew = lines <= Math.ceil(total / pageSizeMax)
      const people = total === 0 ? [] : isFew ? await fetchNamedPeople(job) : streamAllEmployees(job)
      try {
        await writeStreamAtomically(getPath(context.env, id), prependHeader(names, people))
        return
      } catch (error) {
        if (!(error instanceof Stop) || error.code !== exitCodes.temporary) throw error
      }
    }
  } catch (error) {
    if (!(error instanceof ApiError) || error.kind !== 'forbidden') throw error
  } finally {
    progress.clear()
  }
}

export async function trimStateBeforeRun(
  env: Environment,
  id: string,
  isChanged: (email: string) => boolean,
  leavers: readonly Leaver[],
): Promise<void> {
  const beforeState = readStateBeforeRun(env, id)
  if (!beforeState) return
  async function* writeState({ lists, people }: StateBeforeRun) {
    yield toJsonLine({ lists, isWhole: false } satisfies StateBeforeRunHeader)
    for (const person of people()) if (isChanged(person.email)) yield toJsonLine(person)
    for (const { email, name, lists } of leavers) {
      yield toJsonLine({
        email: normalizeAddress(email),
        name,
        lists,
        tags: [],
        left: true,
      } satisfies PersonBeforeRun)
    }
  }
  await writeStreamAtomically(getPath(env, id), writeState(beforeState))
}
