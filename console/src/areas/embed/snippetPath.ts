import type { SnippetStat } from '@heed/contracts'
import { paths } from '../../app/paths.ts'

export const getSnippetPath = ({ subject_id: subjectId }: Pick<SnippetStat, 'subject_id'>): string =>
  paths.ppvEmbed({ subjectId })
