import { type Command, type CommandSpec, defineCommand, type OptionSpecs } from '../../command/command.ts'

type Formats = CommandSpec<OptionSpecs>['formats']

export const rowFormats: Formats = ['json', 'csv']

export const defineMockCommand = <const O extends OptionSpecs>({
  name,
  formats = ['json'],
  ...spec
}: Omit<CommandSpec<O>, 'group' | 'formats'> & { formats?: Formats }): Command =>
  defineCommand({ ...spec, name: `mock ${name}`, group: 'Mock server', formats })
