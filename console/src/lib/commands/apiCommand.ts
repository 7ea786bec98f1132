import { formatShellOption, quoteShellJson } from '@heed/contracts/rules/commandLine'

export type CommandArguments = Readonly<Record<string, number | string | readonly (number | string)[]>>

export const formatCallCommand = (operation: string, args: CommandArguments): string =>
  [
    `heed api ${operation}`,
    ...Object.entries(args).flatMap(([name, value]) =>
      [value].flat().map((item) => formatShellOption(name, String(item))),
    ),
  ].join(' ')

export const formatApiCommand = (operation: string, ids: CommandArguments, body: object): string =>
  `printf '%s' ${quoteShellJson(body)} | ${formatCallCommand(operation, ids)} --body -`
