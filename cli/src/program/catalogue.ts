import type { Command } from '../command/command.ts'
import { api } from '../nouns/api/commands.ts'
import { campaigns } from '../nouns/campaigns/commands.ts'
import { companies } from '../nouns/companies/commands.ts'
import { newCompanies } from '../nouns/companies/createCommand.ts'
import { companyLooks } from '../nouns/companies/looks.ts'
import { employees } from '../nouns/employees/commands.ts'
import { keys } from '../nouns/keys/commands.ts'
import { lists } from '../nouns/lists/commands.ts'
import { mock } from '../nouns/mock/commands.ts'
import { inspectMock } from '../nouns/mock/inspectCommands.ts'
import { partners } from '../nouns/partners/commands.ts'
import { reports } from '../nouns/reports/commands.ts'
import { runs } from '../nouns/runs/commands.ts'
import { session } from '../nouns/session/commands.ts'
import { profiles } from '../nouns/session/profiles.ts'
import { companySubscription } from '../nouns/subscription/commands.ts'
import { tool } from './tool.ts'

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
  ...mock,
  ...inspectMock,
  ...api,
  ...tool,
]
