import { createHash } from 'node:crypto'
import { getEmailWord } from '@heed/fixtures/library'
import { signName } from '../../domain/campaigns/personalLink.ts'
import type { Collection, CreateCollection } from '../../store/Collection.ts'
import { countEmails, EmailRanges } from '../../store/EmailRanges.ts'
import { GroupIndex } from '../../store/Groups.ts'
import type { EmailBatchRow, EmailRow, LetterRow, StoredEmailRow } from '../../store/rows.ts'
import type { WorldBase } from '../../store/Snapshot.ts'
import { OutboxFullError } from './OutboxFullError.ts'

export type EmailHead = Omit<EmailRow, 'letter' | 'links'>

type LetterContent = Omit<LetterRow, 'id'>

const hashLetter = ({ kind, channel, subject, letter, link }: LetterContent): string =>
  createHash('sha256')
    .update(JSON.stringify([kind, channel, subject, letter, link]))
    .digest('base64url')

export class Outbox {
  readonly name = 'mails'
  readonly #base: WorldBase
  readonly #getMaxEmails: () => number
  readonly #rows: Collection<StoredEmailRow>
  readonly #ranges = new EmailRanges()
  readonly #letters: Collection<LetterRow>
  readonly #lettersByContent = new GroupIndex<LetterRow>(hashLetter)

  constructor(collect: CreateCollection, base: WorldBase, getMaxEmails: () => number) {
    this.#base = base
    this.#getMaxEmails = getMaxEmails
    this.#rows = collect<StoredEmailRow>(this.name, [], this.#ranges)
    this.#letters = collect<LetterRow>('letters', [], this.#lettersByContent)
  }

  get size(): number {
    this.#rows.load()
    return this.#ranges.emailCount
  }

  put<R extends StoredEmailRow>(row: R): R {
    const maxEmails = this.#getMaxEmails()
    if (this.size + countEmails(row) > maxEmails) throw new OutboxFullError(maxEmails)
    this.#rows.put(row)
    return row
  }

  /** Returns the ID of the row with this content; `createId` is called for new content only. */
  shareLetter(content: LetterContent, createId: (letters: { name: string }) => number): number {
    this.#letters.load()
    const [sharedLetter] = this.#lettersByContent.get(hashLetter(content))
    return (sharedLetter ?? this.#letters.put({ id: createId(this.#letters), ...content })).id
  }

  get(id: number): EmailRow | undefined {
    this.#rows.load()
    const row = this.#ranges.find(id)
    if (!row || !isBatch(row)) return row
    return this.#build(row, id - row.id)
  }

  *values(): Generator<EmailRow> {
    for (const row of this.#rows.values()) {
      if (!isBatch(row)) yield row
      else
        for (const index of row.to.keys()) {
          const email = this.#build(row, index)
          if (email) yield email
        }
    }
  }

  find(test: (email: EmailRow) => boolean): EmailRow | undefined {
    for (const email of this.values()) if (test(email)) return email
    return undefined
  }

  filter(test: (email: EmailRow) => boolean): EmailRow[] {
    return [...this.values()].filter(test)
  }

  *heads(): Generator<EmailHead> {
    for (const row of this.#rows.values()) yield* this.listHeads(row)
  }

  *listHeads(row: StoredEmailRow): Generator<EmailHead> {
    if (!isBatch(row)) {
      const { letter: _letter, links: _links, ...head } = row
      yield head
      return
    }
    for (const [index, to] of row.to.entries()) {
      const shared = this.#getLetter(row, index)
      if (!shared) continue
      const { kind, channel, subject } = shared
      yield { id: row.id + index, to, kind, channel, subject, sent: row.sent }
    }
  }

  #getLetter({ letterIds }: EmailBatchRow, index: number): LetterRow | undefined {
    return this.#letters.get(letterIds[index] ?? 0)
  }

  #build(row: EmailBatchRow, index: number): EmailRow | undefined {
    const shared = this.#getLetter(row, index)
    if (!shared) return undefined
    const { kind, channel, subject, letter } = shared
    const link = this.#buildLink(row.links[index] ?? null, shared)
    const name = row.names[index] ?? null
    const greeting = name === null ? [] : [greet(name, letter.language)]
    return {
      id: row.id + index,
      to: row.to[index] ?? '',
      kind,
      channel,
      subject,
      letter: {
        ...letter,
        words: [...greeting, ...letter.words],
        button: link === null ? null : letter.button && { ...letter.button, href: link },
      },
      links: link === null ? [] : [link],
      sent: row.sent,
    }
  }

  #buildLink(link: EmailBatchRow['links'][number], { link: numberedLink }: LetterRow): string | null {
    if (typeof link !== 'number') return link
    const { path, uniqueId, prefix } = numberedLink ?? { path: '', uniqueId: '', prefix: '' }
    return `${path}${signName({ base: this.#base }, uniqueId, `${prefix}${link}`)}`
  }
}

const isBatch = (row: StoredEmailRow): row is EmailBatchRow => 'letterIds' in row

const greet = (name: string, language: string): string =>
  name === '' ? getEmailWord('hello', language) : getEmailWord('helloTo', language, { name })
