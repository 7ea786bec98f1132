import { createHash } from 'node:crypto'
import { normalizeAddress } from '@heed/contracts'
import { asUint8Array } from '@heed/contracts/rules/import/bytes/bytes'
import { checkRecord, importTexts } from '@heed/contracts/rules/import/checks'
import { exitCodes, Stop } from '../../io/exit.ts'
import type { RunInput } from '../../job/journal/types.ts'
import { readLines } from '../../job/reading.ts'
import { openSource } from '../../job/source.ts'

export interface PersonFailure {
  email: string
  line?: number
  reason: string
}

export interface Addresses {
  emails: readonly string[]
  failures: PersonFailure[]
  input: RunInput | null
}

function parseAddress(text: string): string {
  const email = normalizeAddress(text)
  const rule = checkRecord(email, '', '')
  if (rule) throw new Stop(`${importTexts[rule]}: ${text}`, exitCodes.usage)
  return email
}

export async function readAddresses(
  texts: readonly string[],
  from: string | undefined,
  input: NodeJS.ReadableStream,
): Promise<Addresses> {
  const emails = new Set(texts.map(parseAddress))
  const failures: PersonFailure[] = []
  let file: RunInput | null = null
  if (from !== undefined) {
    const source = await openSource(from, input)
    const hash = createHash('sha256')
    const hashChunks = async function* () {
      for await (const chunk of source.chunks()) {
        hash.update(asUint8Array(chunk))
        yield chunk
      }
    }
    try {
      await readLines(
        hashChunks(),
        'utf-8',
        {
          record: ({ email }) => emails.add(email),
          refused: ({ line, lineNumber, message }) =>
            failures.push({ email: line.trim(), line: lineNumber, reason: message }),
        },
        () => true,
      )
      const { name, size, identity: path } = source
      file = { name, path, size, sha256: hash.digest('hex') }
    } finally {
      await source.close()
    }
  }
  if (emails.size === 0 && failures.length === 0) {
    throw new Stop(
      from === undefined ? 'No addresses were given.' : importTexts.noRows,
      exitCodes.usage,
      'Add addresses, or --from <file> with one address per line.',
    )
  }
  return { emails: [...emails], failures, input: file }
}

export const formatFailureLines = (failures: readonly PersonFailure[]): string[] =>
  failures.map(
    ({ email, line, reason }) => `${line === undefined ? '' : `line ${line}: `}${email}: ${reason}`,
  )
