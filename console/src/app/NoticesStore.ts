import type { NoticeType } from '@heed/contracts'
import { actionBound, makeObservable, observable } from 'mobx'
import { NOTICE_DURATION, type Notice, RETRY_NOTICE_DURATION } from '../ui/notice.ts'

/** Milliseconds a notice stays that came with the address (S0 section 9). */
export const QUERY_NOTICE_DURATION = 7000

/** Short messages top right; the list on screen lets each go when its time is over. */
export class NoticesStore {
  readonly items = observable.array<Notice>([], { deep: false })
  private nextId = 1

  constructor() {
    makeObservable<this, 'push'>(this, { push: actionBound, dismiss: actionBound })
  }

  /** The same message twice is one notice, shown anew. */
  readonly show = (
    type: NoticeType,
    text: string,
    duration: number = NOTICE_DURATION,
    reload?: string,
  ): void => this.push({ tone: type, text, duration, reload })

  /** What failed, with a button that tries it again. */
  readonly offerAgain = (text: string, again: NonNullable<Notice['again']>): void =>
    this.push({ tone: 'error', text, duration: RETRY_NOTICE_DURATION, again })

  private push(notice: Omit<Notice, 'id'>): void {
    const { tone, text } = notice
    const twin = this.items.find((shown) => shown.tone === tone && shown.text === text)
    if (twin) this.items.remove(twin)
    this.items.push({ ...notice, id: String(this.nextId++) })
  }

  dismiss(id: string): void {
    const notice = this.items.find((item) => item.id === id)
    if (notice) this.items.remove(notice)
  }
}
