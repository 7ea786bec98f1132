import { findWeakest } from '@heed/contracts/rules/scores/extremes'
import type { Theme } from '@mui/material/styles'

export type HeatColumn = {
  key: string
  label: string
  cutAt?: number | undefined
}

export type HeatRow = HeatColumn & {
  hint?: string
  to?: string
  overall?: number | null
  /** Scores from 0 to 100 by column key; null or missing if there is no score. */
  scores: Readonly<Record<string, number | null>>
}

/** Share of the score's colour in a cell's tint, small enough for AA contrast with any text. */
export const heatShare = { light: 0.22, dark: 0.32 }

const mixHeatColor = (share: number, paper: string) =>
  `color-mix(in srgb, var(--heed-heat) ${String(share * 100)}%, ${paper})`

export const getHeatTint = (theme: Theme) => ({
  backgroundColor: mixHeatColor(heatShare.light, theme.vars.palette.background.paper),
  ...theme.applyStyles('dark', {
    backgroundColor: mixHeatColor(heatShare.dark, theme.vars.palette.background.paper),
  }),
})

export function findWeakestColumn(
  { scores }: Pick<HeatRow, 'scores'>,
  columns: readonly HeatColumn[],
): { column: HeatColumn; score: number } | undefined {
  const scoredColumns = columns.flatMap((column) => {
    const score = scores[column.key] ?? null
    return score === null ? [] : [{ column, score }]
  })
  return findWeakest(scoredColumns, ({ score }) => score)
}
