import { command } from './command.ts'

const group = 'This program'

export const tool = [
  command({
    name: 'doctor',
    group,
    summary: 'Look what is wrong, and what to do about it',
    options: {},
    examples: ['heed doctor', 'heed doctor --profile live --json'],
    fields: ['ok', 'version', 'node', 'api', 'findings'],
    formats: ['json'],
    load: async () => (await import('./doctor.ts')).doctor,
  }),
]
