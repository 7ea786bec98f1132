import type { Operation } from '../src/index.ts'

/** Calls of the catalogue that no client makes yet; the gates fail when one of them is used, or another one is not. */
export const notUsedYet: readonly Operation[] = [
  'auth.checkEmail',
  'auth.updateProfile',
  'auth.getPrincipal',
  'trial.registerManager',
  'trial.registerFreemium',
]
