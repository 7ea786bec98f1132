/** Of a step in the history that a dialog was opened by: Back closes it. */
export const opening = { isOpening: true }

export const isOpening = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isOpening' in state

const dialogIn = (search: string): string | null => new URLSearchParams(search).get('dialog')

/** Whether a step from one query of a page to another closes the dialog that the first one names. */
export const closesDialog = (from: string, to: string): boolean =>
  dialogIn(from) !== null && dialogIn(from) !== dialogIn(to)
