import { type Command, type CommandSpec, command, type OptionSpecs } from '../../command/command.ts'

type Formats = CommandSpec<OptionSpecs>['formats']

export const rowFormats: Formats = ['json', 'csv']

export const mockCommand = <const O extends OptionSpecs>({
  name,
  formats = ['json'],
  ...spec
}: Omit<CommandSpec<O>, 'group' | 'formats'> & { formats?: Formats }): Command =>
  command({ ...spec, name: `mock ${name}`, group: 'Mock server', formats })
