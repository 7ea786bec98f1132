import type { Command } from '../command/command.ts'
import { apiCommands } from '../nouns/api/commands.ts'
import { browseCommands } from '../nouns/browse/commands.ts'
import { campaignCommands } from '../nouns/campaigns/commands.ts'
import { companyCommands } from '../nouns/companies/commands.ts'
import { createCompanyCommands } from '../nouns/companies/createCommand.ts'
import { brandingCommands } from '../nouns/companies/looks.ts'
import { employeeCommands } from '../nouns/employees/commands.ts'
import { keyCommands } from '../nouns/keys/commands.ts'
import { listCommands } from '../nouns/lists/commands.ts'
import { managerCommands } from '../nouns/managers/commands.ts'
import { mockCommands } from '../nouns/mock/commands.ts'
import { mockInspectCommands } from '../nouns/mock/inspectCommands.ts'
import { partnerCommands } from '../nouns/partners/commands.ts'
import { reportCommands } from '../nouns/reports/commands.ts'
import { runCommands } from '../nouns/runs/commands.ts'
import { sessionCommands } from '../nouns/session/commands.ts'
import { profileCommands } from '../nouns/session/profiles.ts'
import { subscriptionCommands } from '../nouns/subscription/commands.ts'
import { toolCommands } from './tool.ts'

export const commands: readonly Command[] = [
  ...sessionCommands,
  ...profileCommands,
  ...companyCommands,
  ...createCompanyCommands,
  ...subscriptionCommands,
  ...brandingCommands,
  ...managerCommands,
  ...partnerCommands,
  ...listCommands,
  ...employeeCommands,
  ...campaignCommands,
  ...reportCommands,
  ...browseCommands,
  ...keyCommands,
  ...runCommands,
  ...mockCommands,
  ...mockInspectCommands,
  ...apiCommands,
  ...toolCommands,
]
