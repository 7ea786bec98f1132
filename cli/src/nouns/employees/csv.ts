import type { Employee } from '@heed/contracts'
import { importLine } from '@heed/contracts/rules/import/writeLine'

/** What was written: people and lines, texts that no import line can hold, and people whose address would be refused. */
export interface Written {
  people: number
  lines: number
  left: number
  refused: number
}

/** The import lines of people, each with its end; somebody on several lists has a line for each (S2 section 5). */
export function linesOf(people: readonly Employee[], written: Written): string {
  let text = ''
  for (const { email, name, lists, combinedTags: tags = [] } of people) {
    const names = lists.length > 0 ? lists.map((list) => list.name) : ['']
    const lines = names.map((listName) => importLine({ email, name, listName, tags }))
    if (lines.includes(null)) {
      written.refused++
      continue
    }
    written.people++
    for (const line of lines) {
      if (!line) continue
      written.lines++
      written.left += line.left
      text += `${line.line}\n`
    }
  }
  return text
}
