import { readSaved, save } from '../lib/storage.ts'

const ACCOUNT = 'heed.account'
const isNumber = (value: unknown): value is number => typeof value === 'number'

/** Saved, as only this account is requested before the person is known. */
export const savedAccount = (): number | undefined => readSaved(ACCOUNT, isNumber, 'browser')

export const saveAccount = (partnerId: number): boolean => save(ACCOUNT, partnerId, 'browser')
