import { countSigns, type Separator, separatorSign } from '../columns/cells.ts'

export interface SplittingSigns {
  main: ',' | ';'
  otherSplitsLine: number | null
}

export function findSplittingSigns(lines: readonly string[], separator: Separator): SplittingSigns {
  if (separator !== 'either') return { main: separatorSign(separator, ''), otherSplitsLine: null }
  const counts = lines.map(countSigns)
  const balance = counts.reduce((sum, { commas, semicolons }) => sum + semicolons - commas, 0)
  const [main, other] = balance > 0 ? ([';', 'commas'] as const) : ([',', 'semicolons'] as const)
  const at = counts.findIndex((count) => count[other] > 0)
  return { main, otherSplitsLine: at < 0 ? null : at + 1 }
}
