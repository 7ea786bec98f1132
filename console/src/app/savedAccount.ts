import { readSaved, save } from '../lib/storage.ts'

const ACCOUNT = 'heed.account'
const isNumber = (value: unknown): value is number => typeof value === 'number'

/** The partner account whose page was open last: of no other one anything is asked before it is known who is there. */
export const savedAccount = (): number | undefined => readSaved(ACCOUNT, isNumber, 'browser')

export const saveAccount = (partnerId: number): boolean => save(ACCOUNT, partnerId, 'browser')
