import { expect, test } from 'vitest'
import { listAnnouncements } from '../../test/announcements.ts'
import { NoticesStore } from './NoticesStore.ts'

test('each notice is announced, also a repeated one, and errors interrupt', () => {
  const notices = new NoticesStore()
  notices.show('success', 'List deleted.')
  notices.show('success', 'List deleted.')
  notices.show('error', 'Not saved')
  expect([notices.items.length, listAnnouncements('polite'), listAnnouncements('assertive')]).toEqual([
    2,
    ['List deleted.', 'List deleted.'],
    ['Not saved'],
  ])
})
