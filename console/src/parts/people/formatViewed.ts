import { csvTime } from '@heed/contracts'

/** Platforms without timestamps report only that the lesson was viewed. */
export const formatViewed = (viewed: string | boolean | null): string =>
  typeof viewed === 'string' ? csvTime(viewed) : viewed ? 'yes' : ''
