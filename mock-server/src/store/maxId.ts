export const findMaxId = (rows: Iterable<object>): number => {
  let maxId = 0
  for (const row of rows) if ('id' in row && typeof row.id === 'number' && row.id > maxId) maxId = row.id
  return maxId
}
