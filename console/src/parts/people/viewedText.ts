import { csvTime } from '@heed/contracts'

/** When a lesson was viewed; platforms that keep no time say only that it was. */
export const viewedText = (viewed: string | boolean | null): string =>
  typeof viewed === 'string' ? csvTime(viewed) : viewed ? 'yes' : ''
