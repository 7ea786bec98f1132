import type { Paging } from './types.ts'

const MAX_SKELETON_ROWS = 20

export function countSkeletons(
  expectedRowCount: number | undefined,
  paging: Pick<Paging, 'page' | 'size'> | undefined,
  otherwise: number,
): number {
  const { page = 0, size = MAX_SKELETON_ROWS } = paging ?? {}
  const expectedOnPage = Math.min(size, (expectedRowCount ?? 0) - page * size)
  return Math.min(expectedOnPage > 0 ? expectedOnPage : (paging?.size ?? otherwise), MAX_SKELETON_ROWS)
}
