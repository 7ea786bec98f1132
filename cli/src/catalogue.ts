import { api } from './commands/api.ts'
import { campaigns } from './commands/campaigns.ts'
import type { Command } from './commands/command.ts'
import { companies } from './commands/companies.ts'
import { newCompanies } from './commands/companiesNew.ts'
import { companyLooks } from './commands/companyLooks.ts'
import { companySubscription } from './commands/companySubscription.ts'
import { employees } from './commands/employees.ts'
import { keys } from './commands/keys.ts'
import { lists } from './commands/lists.ts'
import { partners } from './commands/partners.ts'
import { profiles } from './commands/profiles.ts'
import { reports } from './commands/reports.ts'
import { runs } from './commands/runs.ts'
import { session } from './commands/session.ts'
import { tool } from './commands/tool.ts'

/** Every command, in the order of help. */
export const commands: readonly Command[] = [
  ...session,
  ...profiles,
  ...companies,
  ...newCompanies,
  ...companySubscription,
  ...companyLooks,
  ...partners,
  ...lists,
  ...employees,
  ...campaigns,
  ...reports,
  ...keys,
  ...runs,
  ...api,
  ...tool,
]
