export const shells = ['bash', 'zsh', 'fish', 'powershell'] as const
export type Shell = (typeof shells)[number]

export const completionCommand = '__complete'

export const filesMarker = ':files'
