import type { SnippetStat } from '@heed/contracts'
import { paths } from '../../app/paths.ts'

/** Where the snippet of a video is made. */
export const snippetPath = ({ subject_id: subjectId }: Pick<SnippetStat, 'subject_id'>): string =>
  paths.ppvEmbed({ subjectId })
