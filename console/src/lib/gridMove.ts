export type Place = { row: number; column: number }

/** Keys for grids, from WAI-ARIA. */
export function moveInGrid(
  { key, ctrlKey = false }: { key: string; ctrlKey?: boolean },
  { row, column }: Place,
  size: { rows: number; columns: number },
): Place | undefined {
  const [lastRow, lastColumn] = [size.rows - 1, size.columns - 1]
  const to = (wantedRow: number, wantedColumn: number) => ({
    row: Math.max(0, Math.min(lastRow, wantedRow)),
    column: Math.max(0, Math.min(lastColumn, wantedColumn)),
  })
  switch (key) {
    case 'ArrowLeft':
      return to(row, column - 1)
    case 'ArrowRight':
      return to(row, column + 1)
    case 'ArrowUp':
      return to(row - 1, column)
    case 'ArrowDown':
      return to(row + 1, column)
    case 'Home':
      return to(ctrlKey ? 0 : row, 0)
    case 'End':
      return to(ctrlKey ? lastRow : row, lastColumn)
    default:
      return undefined
  }
}
