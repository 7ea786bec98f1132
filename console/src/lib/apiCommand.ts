import { shellJson, shellOption } from '@heed/contracts/rules/commandLine'

/** Parameters of a call by their names; one that is said more than once is a list. */
export type Asked = Readonly<Record<string, number | string | readonly (number | string)[]>>

/** The `heed` line that makes a call. */
export const callCommand = (operation: string, asked: Asked): string =>
  [
    `heed api ${operation}`,
    ...Object.entries(asked).flatMap(([name, value]) =>
      [value].flat().map((one) => shellOption(name, String(one))),
    ),
  ].join(' ')

/** The `heed` line that makes a call with a body. */
export const apiCommand = (operation: string, ids: Asked, body: object): string =>
  `printf '%s' ${shellJson(body)} | ${callCommand(operation, ids)} --body -`
