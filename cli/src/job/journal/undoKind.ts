const prefix = 'undo of '

export const toUndoKind = (kind: string): string => `${prefix}${kind}`

export const isUndo = (kind: string): boolean => kind.startsWith(prefix)
