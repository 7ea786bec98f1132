export type GridPosition = { row: number; column: number }

/** Keyboard navigation in grids, as in WAI-ARIA. */
export function moveInGrid(
  { key, ctrlKey = false }: { key: string; ctrlKey?: boolean },
  { row, column }: GridPosition,
  size: { rows: number; columns: number },
): GridPosition | undefined {
  const [lastRow, lastColumn] = [size.rows - 1, size.columns - 1]
  const clampTo = (targetRow: number, targetColumn: number) => ({
    row: Math.max(0, Math.min(lastRow, targetRow)),
    column: Math.max(0, Math.min(lastColumn, targetColumn)),
  })
  switch (key) {
    case 'ArrowLeft':
      return clampTo(row, column - 1)
    case 'ArrowRight':
      return clampTo(row, column + 1)
    case 'ArrowUp':
      return clampTo(row - 1, column)
    case 'ArrowDown':
      return clampTo(row + 1, column)
    case 'Home':
      return clampTo(ctrlKey ? 0 : row, 0)
    case 'End':
      return clampTo(ctrlKey ? lastRow : row, lastColumn)
    default:
      return undefined
  }
}
