export const openingState = { isOpening: true }

export const isOpeningState = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isOpening' in state

const getDialogParam = (search: string): string | null => new URLSearchParams(search).get('dialog')

export const isClosingDialog = (from: string, to: string): boolean =>
  getDialogParam(from) !== null && getDialogParam(from) !== getDialogParam(to)
