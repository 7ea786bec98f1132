import { shellWord } from '@heed/contracts/rules/commandLine'

/** The `heed` line that makes a call with a body: `ids` stand in its address. */
export const apiCommand = (
  operation: string,
  ids: Readonly<Record<string, number | string>>,
  body: object,
): string => {
  const options = Object.entries(ids).map(([name, value]) => `--${name} ${String(value)}`)
  return `printf '%s' ${shellWord(JSON.stringify(body))} | heed api ${operation} ${options.join(' ')} --body -`
}
