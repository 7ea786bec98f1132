import { countSeparators, getSeparatorCharacter, type Separator } from '../columns/cells.ts'

export interface SeparatorUsage {
  main: ',' | ';'
  otherSplitsLine: number | null
}

export function findSeparatorUsage(lines: readonly string[], separator: Separator): SeparatorUsage {
  if (separator !== 'either') return { main: getSeparatorCharacter(separator, ''), otherSplitsLine: null }
  const counts = lines.map(countSeparators)
  const balance = counts.reduce((sum, { commas, semicolons }) => sum + semicolons - commas, 0)
  const [main, otherSign] = balance > 0 ? ([';', 'commas'] as const) : ([',', 'semicolons'] as const)
  const lineIndex = counts.findIndex((count) => count[otherSign] > 0)
  return { main, otherSplitsLine: lineIndex < 0 ? null : lineIndex + 1 }
}
