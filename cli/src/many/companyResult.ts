import type { Outcome } from '../command/outcome.ts'
import type { ExitCode, Stop } from '../io/exit.ts'
import type { CompanyRef } from './companies.ts'

export interface CompanyResult {
  company: CompanyRef
  code: ExitCode
  outcome?: Outcome
  stop?: Stop
}
