import { shellJson, shellOption } from '@heed/contracts/rules/commandLine'

export type CommandArguments = Readonly<Record<string, number | string | readonly (number | string)[]>>

export const formatCallCommand = (operation: string, asked: CommandArguments): string =>
  [
    `heed api ${operation}`,
    ...Object.entries(asked).flatMap(([name, value]) =>
      [value].flat().map((one) => shellOption(name, String(one))),
    ),
  ].join(' ')

export const formatApiCommand = (operation: string, ids: CommandArguments, body: object): string =>
  `printf '%s' ${shellJson(body)} | ${formatCallCommand(operation, ids)} --body -`
