import type { NoticeType } from '@heed/contracts'
import { actionBound, makeObservable, observable } from 'mobx'
import { announce } from '../lib/announcer/announce.ts'
import { NOTICE_DURATION_MS, type Notice } from '../ui/notices/notice.ts'

/** Duration of a notice from the URL, ms (S0 section 9). */
export const QUERY_NOTICE_MS = 7000

export class NoticesStore {
  readonly items = observable.array<Notice>([], { deep: false })
  private nextId = 1

  constructor() {
    makeObservable(this, { show: actionBound, dismiss: actionBound })
  }

  /** If a message is repeated, it replaces the earlier notice. */
  show(
    type: NoticeType,
    text: string,
    duration: number = NOTICE_DURATION_MS,
    action?: Notice['again'],
    secondaryAction?: Notice['other'],
  ): string {
    const duplicate = this.items.find((notice) => notice.tone === type && notice.text === text)
    if (duplicate) this.items.remove(duplicate)
    const id = String(this.nextId++)
    this.items.push({ id, tone: type, text, duration, again: action, other: secondaryAction })
    announce(text, type === 'error' ? 'assertive' : 'polite')
    return id
  }

  dismiss(id: string): void {
    const notice = this.items.find((item) => item.id === id)
    if (notice) this.items.remove(notice)
  }
}
