import { readSavedValue, writeSavedValue } from '../../lib/storage/storage.ts'

const ACCOUNT_KEY = 'heed.account'
const isNumber = (value: unknown): value is number => typeof value === 'number'

/** Account whose branding is requested before the person is known. */
export const readSavedAccount = (): number | undefined => readSavedValue(ACCOUNT_KEY, isNumber, 'browser')

export const saveAccount = (partnerId: number): boolean => writeSavedValue(ACCOUNT_KEY, partnerId, 'browser')
