import { createHash } from 'node:crypto'
import { normalizeAddress } from '@heed/contracts'
import { changeDomain, type DomainChange } from '@heed/contracts/rules/import/addressChanges/domainChange'
import {
  type AddressChange,
  type AddressRefusal,
  readAddressChanges,
} from '@heed/contracts/rules/import/addressChanges/readAddressChanges'
import { createDecoder } from '@heed/contracts/rules/import/bytes/encoding'
import { importTexts } from '@heed/contracts/rules/import/checks'
import { ColumnMappingError } from '@heed/contracts/rules/import/columns/mapping'
import type { Context } from '../../../command/context.ts'
import { exitCodes, Stop } from '../../../io/exit.ts'
import { sanitizeText } from '../../../io/terminal/width.ts'
import type { RunInput } from '../../../job/journal/types.ts'
import { openSource } from '../../../job/source.ts'
import { lookUpEmployees } from '../lookUpEmployees.ts'
import { fetchPeoplePages } from '../pages.ts'
import type { PeopleJob } from '../peopleJob.ts'

export interface Moves {
  changes: readonly AddressChange[]
  refused: readonly AddressRefusal[]
  known: ReadonlyMap<string, { name: string }>
  input: RunInput | null
}

export async function readMoveFile(context: Context, from: string): Promise<Omit<Moves, 'known'>> {
  const source = await openSource(from, context.streams.input)
  const hash = createHash('sha256')
  const decoder = createDecoder('utf-8')
  let text = ''
  try {
    for await (const chunk of source.chunks()) {
      hash.update(chunk as Uint8Array)
      text += decoder.write(chunk)
    }
    text += decoder.end()
    const { changes, refused } = readAddressChanges(text)
    if (changes.length + refused.length === 0) throw new Stop(importTexts.noRows, exitCodes.usage)
    const { name, size, identity: path } = source
    return { changes, refused, input: { name, path, size, sha256: hash.digest('hex') } }
  } catch (error) {
    if (!(error instanceof ColumnMappingError)) throw error
    throw new Stop(
      sanitizeText(error.message),
      exitCodes.usage,
      'Each line needs the current and the new address, such as asa@old.example,asa@new.example',
    )
  } finally {
    await source.close()
  }
}

export async function lookUpMoves(job: PeopleJob, file: Omit<Moves, 'known'>): Promise<Moves> {
  const emails = file.changes.flatMap(({ email, newEmail }) => [email, newEmail])
  return { ...file, known: await lookUpEmployees(job, [...new Set(emails)]) }
}

export async function findDomainMoves(
  { client, halting, company, progress }: PeopleJob,
  domainChange: DomainChange,
): Promise<Moves> {
  const companyId = company.company_id
  const known = new Map<string, { name: string }>()
  const changes: AddressChange[] = []
  for (const domain of [domainChange.from, domainChange.to]) {
    const query = { companyId, filter: `@${domain}` }
    for await (const { users } of fetchPeoplePages(client, halting.call, query)) {
      for (const user of users) {
        const email = normalizeAddress(user.email)
        known.set(email, user)
        progress.add(1)
        const newEmail = domain === domainChange.from ? changeDomain(email, domainChange) : null
        if (newEmail !== null) changes.push({ line: changes.length + 1, email, newEmail })
      }
    }
  }
  return { changes, refused: [], known, input: null }
}
