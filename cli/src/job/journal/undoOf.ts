const prefix = 'undo of '

/** The kind of a run that takes back one of another kind. */
export const undoOf = (kind: string): string => `${prefix}${kind}`

export const isUndo = (kind: string): boolean => kind.startsWith(prefix)
