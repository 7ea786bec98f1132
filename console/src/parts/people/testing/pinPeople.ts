import { pins, type Row } from '@heed/contracts/pact/pins'
import type { EmployeesStore } from '../EmployeesStore.ts'
import { pactStore } from './pactStore.ts'

/** Pins what the employees of company 101 ask for. */
export const pinPeople = (rows: readonly Row<EmployeesStore>[]): void => pins('heed-console', pactStore, rows)
