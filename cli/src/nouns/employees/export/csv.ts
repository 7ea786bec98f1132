import type { Employee } from '@heed/contracts'
import { byteOrderMark } from '@heed/contracts/rules/csv'
import { formatImportLine, peopleHeadingLine } from '@heed/contracts/rules/import/peopleFile'

/** `left` counts omitted names, lists and tags; `refused` counts addresses that an import would reject. */
export interface ExportCounts {
  people: number
  lines: number
  left: number
  refused: number
}

/** Pipes get no byte order mark, because their readers know the encoding. */
export const getFileStart = ({ isPiped }: { isPiped: boolean }): string =>
  `${isPiped ? '' : byteOrderMark}${peopleHeadingLine}\n`

export function formatExportLines(people: readonly Employee[], counts: ExportCounts): string {
  let text = ''
  for (const { email, name, lists, combinedTags: tags = [] } of people) {
    const line = formatImportLine({ email, name, lists: lists.map((list) => list.name), tags })
    if (!line) {
      counts.refused++
      continue
    }
    counts.people++
    counts.lines++
    counts.left += line.left
    text += `${line.line}\n`
  }
  return text
}
