import type { Match } from './matchOperation.ts'

const hidden = '•••'

/** A path for the log: emailed tokens and tokens of download links do not stand in it. */
export function maskSecrets(path: string, query: string, match: Match | undefined): string {
  const token = match?.params.token
  const shown = token ? path.replace(encodeURIComponent(token), hidden).replace(token, hidden) : path
  const values = query.replace(/(^|&)((?:[a-z_]*token)=)[^&]*/gi, `$1$2${hidden}`)
  return values ? `${shown}?${values}` : shown
}
