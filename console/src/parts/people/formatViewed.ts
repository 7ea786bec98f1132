import { formatCsvTime } from '@heed/contracts'

/** Platforms without timestamps report only that the lesson was viewed. */
export const formatViewed = (viewed: string | boolean | null): string =>
  typeof viewed === 'string' ? formatCsvTime(viewed) : viewed ? 'yes' : ''
