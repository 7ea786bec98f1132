import { type Leavers, leaversOf } from '@heed/contracts'
import { counted } from '../../io/words.ts'

export function leaversText({ deleted, leaving, unknown }: Leavers): string {
  const people = (count: number) => counted(count, 'person', 'people')
  const are = (count: number) => (count === 1 ? 'is' : 'are')
  if (unknown > 0) return 'Who is then on no list is deleted.'
  const gone = deleted === 0 ? 'Nobody is deleted' : `${people(deleted)} ${are(deleted)} deleted`
  return leaving === 0 ? `${gone}.` : `${gone}, ${counted(leaving, 'only leaves', 'only leave')} lists.`
}

export const leaversDocument = ({ deleted, leaving, unknown }: Leavers = leaversOf([])) => ({
  deleted,
  onlyLeftLists: leaving,
  outcomeUnknown: unknown,
})
