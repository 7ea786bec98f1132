import { createHash } from 'node:crypto'
import { getEmailWord } from '@heed/fixtures/library'
import { signName } from '../../domain/campaigns/personalLink.ts'
import type { Collection, CreateCollection } from '../../store/Collection.ts'
import { GroupIndex } from '../../store/Groups.ts'
import type { EmailRow, LetterRow, SharedEmailRow, StoredEmailRow } from '../../store/rows.ts'
import type { WorldBase } from '../../store/Snapshot.ts'

export type EmailHead = Omit<EmailRow, 'letter' | 'links'>

type LetterContent = Omit<LetterRow, 'id'>

const hashLetter = ({ kind, channel, subject, letter, link }: LetterContent): string =>
  createHash('sha256')
    .update(JSON.stringify([kind, channel, subject, letter, link]))
    .digest('base64url')

/** Stores references to shared letters, and builds each email when it's read. */
export class Outbox {
  readonly name = 'mails'
  readonly #base: WorldBase
  readonly #emails: Collection<StoredEmailRow>
  readonly #letters: Collection<LetterRow>
  readonly #lettersByContent = new GroupIndex<LetterRow>(hashLetter)

  constructor(collect: CreateCollection, base: WorldBase) {
    this.#base = base
    this.#emails = collect<StoredEmailRow>(this.name, [])
    this.#letters = collect<LetterRow>('letters', [], this.#lettersByContent)
  }

  get size(): number {
    return this.#emails.size
  }

  put<R extends StoredEmailRow>(row: R): R {
    this.#emails.put(row)
    return row
  }

  /** Returns the ID of the row with this content; `createId` is called for new content only. */
  shareLetter(content: LetterContent, createId: (letters: { name: string }) => number): number {
    const [sharedLetter] = this.#lettersByContent.get(hashLetter(content))
    return (sharedLetter ?? this.#letters.put({ id: createId(this.#letters), ...content })).id
  }

  get(id: number): EmailRow | undefined {
    const row = this.#emails.get(id)
    return row && this.#build(row)
  }

  *values(): Generator<EmailRow> {
    for (const row of this.#emails.values()) {
      const email = this.#build(row)
      if (email) yield email
    }
  }

  find(test: (email: EmailRow) => boolean): EmailRow | undefined {
    for (const email of this.values()) if (test(email)) return email
    return undefined
  }

  filter(test: (email: EmailRow) => boolean): EmailRow[] {
    return [...this.values()].filter(test)
  }

  getHead(id: number): EmailHead | undefined {
    const row = this.#emails.get(id)
    return row && this.#toHead(row)
  }

  /** Much faster than `values`, because no letters are built. */
  *heads(): Generator<EmailHead> {
    for (const row of this.#emails.values()) {
      const head = this.#toHead(row)
      if (head) yield head
    }
  }

  #toHead(row: StoredEmailRow): EmailHead | undefined {
    if (!('letterId' in row)) {
      const { letter: _letter, links: _links, ...head } = row
      return head
    }
    const shared = this.#letters.get(row.letterId)
    if (!shared) return undefined
    const { kind, channel, subject } = shared
    return { id: row.id, to: row.to, kind, channel, subject, sent: row.sent }
  }

  #build(row: StoredEmailRow): EmailRow | undefined {
    if (!('letterId' in row)) return row
    const shared = this.#letters.get(row.letterId)
    if (!shared) return undefined
    const { kind, channel, subject, letter } = shared
    const link = this.#buildLink(row, shared)
    const greeting = row.name === null ? [] : [greet(row.name, letter.language)]
    return {
      id: row.id,
      to: row.to,
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

  #buildLink({ link }: SharedEmailRow, { link: numbered }: LetterRow): string | null {
    if (typeof link !== 'number') return link
    const name = `${numbered?.prefix ?? ''}${link}`
    return `${numbered?.path ?? ''}${signName({ base: this.#base }, numbered?.uniqueId ?? '', name)}`
  }
}

const greet = (name: string, language: string): string =>
  name === '' ? getEmailWord('hello', language) : getEmailWord('helloTo', language, { name })
