import { type PinCase, testPins } from '@heed/contracts/pact/pins'
import type { EmployeesStore } from '../EmployeesStore.ts'
import { makePactStore } from './pactStore.ts'

export const pinPeople = (rows: readonly PinCase<EmployeesStore>[]): void =>
  testPins('heed-console', makePactStore, rows)
