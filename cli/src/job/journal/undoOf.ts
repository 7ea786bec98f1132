const prefix = 'undo of '

export const undoOf = (kind: string): string => `${prefix}${kind}`

export const isUndo = (kind: string): boolean => kind.startsWith(prefix)
