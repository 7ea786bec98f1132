import { defineCommand } from '../command/command.ts'
import { shells } from './shells.ts'

const group = 'This program'

export const toolCommands = [
  defineCommand({
    name: 'doctor',
    group,
    takesCompany: true,
    summary: 'Check the setup and suggest fixes',
    options: {},
    examples: ['heed doctor', 'heed doctor --profile live --json'],
    fields: ['ok', 'version', 'node', 'api', 'findings'],
    formats: ['json'],
    load: async () => (await import('../nouns/doctor/doctor.ts')).diagnoseSetup,
  }),
  defineCommand({
    name: 'completion',
    group,
    summary: 'Print a shell completion script',
    argument: ['shell', `Shell: ${shells.join(', ')}`, undefined, shells],
    options: {},
    examples: [
      'heed completion bash > ~/.local/share/bash-completion/completions/heed',
      'heed completion zsh > ~/.zfunc/_heed',
      'heed completion powershell >> $PROFILE',
      'heed completion fish > ~/.config/fish/completions/heed.fish',
    ],
    fields: [],
    formats: [],
    load: async () => (await import('./completion/completion.ts')).printScript,
  }),
]
