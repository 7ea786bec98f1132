import type { HelpConfiguration } from 'commander'
import { exitCodes, exitCodeTexts } from './exit.ts'
import type { Paint } from './io/paint.ts'

/** How help looks: headings bold, what can be typed coloured. */
export const helpStyle = (paint: Paint): HelpConfiguration => ({
  sortSubcommands: false,
  showGlobalOptions: true,
  styleTitle: paint.bold,
  styleCommandText: paint.cyan,
  styleSubcommandText: paint.cyan,
  styleOptionText: paint.cyan,
  styleArgumentText: paint.cyan,
  subcommandTerm: (command) =>
    [
      command.name(),
      ...command.registeredArguments.map((argument) =>
        argument.required ? `<${argument.name()}>` : `[${argument.name()}${argument.variadic ? '...' : ''}]`,
      ),
    ].join(' '),
})

export const examplesText = (examples: readonly string[], paint: Paint): string =>
  `\n${paint.bold('Examples:')}\n${examples.map((line) => `  ${paint.dim('$')} ${line}`).join('\n')}\n`

/** The table of `heed help exit-codes`. */
export function exitCodesText(paint: Paint): string {
  const rows = Object.entries(exitCodes).map(
    ([name, code]) =>
      `  ${paint.cyan(String(code).padStart(3))}  ${exitCodeTexts[name as keyof typeof exitCodes]}`,
  )
  return `${paint.bold('Exit codes:')}\n${rows.join('\n')}\n`
}

export const environmentText = (paint: Paint): string =>
  [
    '',
    paint.bold('Environment:'),
    '  HEED_API, HEED_TOKEN, HEED_COMPANY   instead of --api, a sign-in, --company',
    '  NO_COLOR                             no colours',
    '',
    `Exit codes: ${paint.cyan('heed help exit-codes')}`,
    '',
  ].join('\n')
