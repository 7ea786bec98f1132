import { pins, type Row } from '@heed/contracts/pact/pins'
import type { EmployeesStore } from '../EmployeesStore.ts'
import { pactStore } from './pactStore.ts'

export const pinPeople = (rows: readonly Row<EmployeesStore>[]): void => pins('heed-console', pactStore, rows)
