import { readSaved, writeSaved } from '../../lib/storage/storage.ts'

const ACCOUNT = 'heed.account'
const isNumber = (value: unknown): value is number => typeof value === 'number'

/** Saved, so that early requests, sent before the person is known, are only for this account. */
export const readSavedAccount = (): number | undefined => readSaved(ACCOUNT, isNumber, 'browser')

export const saveAccount = (partnerId: number): boolean => writeSaved(ACCOUNT, partnerId, 'browser')
