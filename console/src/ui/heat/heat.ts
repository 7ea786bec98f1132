import { weakestOf } from '@heed/contracts/rules/scores/extremes'
import type { Theme } from '@mui/material/styles'

/** Columns of a heat table: threat areas, or employee lists. */
export type HeatColumn = {
  key: string
  label: string /** Letters of the label that are shown. */
  cutAt?: number | undefined
}

export type HeatRow = HeatColumn & {
  /** Under the label, such as "69 of 88 completed". */
  hint?: string
  /** The row's own page. */
  to?: string
  /** The score of the whole row. */
  overall?: number | null
  /** 0 to 100 by the key of the column; null or missing where there is none yet. */
  scores: Readonly<Record<string, number | null>>
}

/** Shares of a score's colour in its tint, so that the text on any colour reaches AA. */
export const heatShare = { light: 0.22, dark: 0.32 }

const mixed = (share: number, paper: string) =>
  `color-mix(in srgb, var(--heed-heat) ${String(share * 100)}%, ${paper})`

/** A score's colour over paper; the colour is in `--heed-heat`. */
export const tint = (theme: Theme) => ({
  backgroundColor: mixed(heatShare.light, theme.vars.palette.background.paper),
  ...theme.applyStyles('dark', {
    backgroundColor: mixed(heatShare.dark, theme.vars.palette.background.paper),
  }),
})

/** The column in which a row is weakest, with its score; undefined where nothing is known. */
export function weakest(
  { scores }: Pick<HeatRow, 'scores'>,
  columns: readonly HeatColumn[],
): { column: HeatColumn; score: number } | undefined {
  const known = columns.flatMap((column) => {
    const score = scores[column.key] ?? null
    return score === null ? [] : [{ column, score }]
  })
  return weakestOf(known, ({ score }) => score)
}
