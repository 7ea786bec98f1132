import { shellJson, shellOption } from '@heed/contracts/rules/commandLine'

export type Asked = Readonly<Record<string, number | string | readonly (number | string)[]>>

export const callCommand = (operation: string, asked: Asked): string =>
  [
    `heed api ${operation}`,
    ...Object.entries(asked).flatMap(([name, value]) =>
      [value].flat().map((one) => shellOption(name, String(one))),
    ),
  ].join(' ')

export const apiCommand = (operation: string, ids: Asked, body: object): string =>
  `printf '%s' ${shellJson(body)} | ${callCommand(operation, ids)} --body -`
