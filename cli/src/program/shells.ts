export const shells = ['bash', 'zsh', 'fish', 'powershell'] as const
export type Shell = (typeof shells)[number]

export const completing = '__complete'

export const filesWanted = ':files'
