const undoPrefix = 'undo of '

export const toUndoKind = (kind: string): string => `${undoPrefix}${kind}`

export const isUndo = (kind: string): boolean => kind.startsWith(undoPrefix)

export const undoOfUndoReason = 'It undid another run.'
