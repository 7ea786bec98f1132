export const findMaxId = (rows: Iterable<object>): number => {
  let most = 0
  for (const row of rows) if ('id' in row && typeof row.id === 'number' && row.id > most) most = row.id
  return most
}
