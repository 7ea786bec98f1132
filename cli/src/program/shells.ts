export const shells = ['bash', 'zsh', 'fish', 'powershell'] as const
export type Shell = (typeof shells)[number]

/** What the scripts call: no command of a person's, and so in no help. */
export const completing = '__complete'

/** The answer that means: file names, which every shell completes best itself. */
export const filesWanted = ':files'
