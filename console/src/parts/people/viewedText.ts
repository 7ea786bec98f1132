import { csvTime } from '@heed/contracts'

/** Platforms without timestamps only report that it was viewed. */
export const viewedText = (viewed: string | boolean | null): string =>
  typeof viewed === 'string' ? csvTime(viewed) : viewed ? 'yes' : ''
