import { countSigns, getSeparatorSign, type Separator } from '../columns/cells.ts'

export interface SplittingSigns {
  main: ',' | ';'
  otherSplitsLine: number | null
}

export function findSplittingSigns(lines: readonly string[], separator: Separator): SplittingSigns {
  if (separator !== 'either') return { main: getSeparatorSign(separator, ''), otherSplitsLine: null }
  const counts = lines.map(countSigns)
  const balance = counts.reduce((sum, { commas, semicolons }) => sum + semicolons - commas, 0)
  const [main, otherSign] = balance > 0 ? ([';', 'commas'] as const) : ([',', 'semicolons'] as const)
  const lineIndex = counts.findIndex((count) => count[otherSign] > 0)
  return { main, otherSplitsLine: lineIndex < 0 ? null : lineIndex + 1 }
}
