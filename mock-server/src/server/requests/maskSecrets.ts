import type { Match } from './matchOperation.ts'

const hidden = '•••'

export function maskSecrets(path: string, query: string, match: Match | undefined): string {
  const token = match?.params.token
  const shown = token ? path.replace(encodeURIComponent(token), hidden).replace(token, hidden) : path
  const values = query.replace(/(^|&)((?:[a-z_]*token)=)[^&]*/gi, `$1$2${hidden}`)
  return values ? `${shown}?${values}` : shown
}
