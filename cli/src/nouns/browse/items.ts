import { getPartnerId } from '@heed/contracts'
import { consolePages } from '@heed/contracts/rules/paths/consolePages'
import { fillPath } from '@heed/contracts/rules/paths/fillPath'
import { findAccount } from '../../command/accounts.ts'
import { findCompany } from '../../command/company.ts'
import type { Context } from '../../command/context.ts'
import { findList } from '../../command/list.ts'
import { exitCodes, Stop } from '../../io/exit.ts'
import { assessmentSource, findCampaign, trainingSource } from '../campaigns/find.ts'
import { findEmployee } from '../employees/findEmployee.ts'
import { findReport } from '../reports/findReport.ts'
import type { PageName } from './commands.ts'

interface Page {
  path: string
  findItem?: (context: Context, nameOrId: string) => Promise<string>
}

async function findEmployeePage(context: Context, text: string): Promise<string> {
  const { email } = await findEmployee(context, await context.company(), text)
  return fillPath(consolePages.employee, { email })
}

async function findCompanyPage(context: Context, nameOrId: string): Promise<string> {
  const client = await context.client()
  const company = await findCompany(client, nameOrId)
  const partnerId = getPartnerId(company)
  const { superForAccounts, super_admin: isSuperAdmin } = await client.auth.getCurrentUser()
  const isPartner = isSuperAdmin === true || superForAccounts.some(({ id }) => id === partnerId)
  return partnerId !== null && isPartner
    ? fillPath(consolePages.partnerCompany, { partnerId, companyId: company.company_id })
    : consolePages.companySettings
}

const pages: Readonly<Record<PageName, Page>> = {
  assessments: {
    path: consolePages.assessments,
    async findItem(context, name) {
      const client = await context.client()
      const { key } = await findCampaign(assessmentSource, client, await context.company(), name)
      return fillPath(consolePages.assessment, { assessmentId: key })
    },
  },
  companies: { path: consolePages.partners, findItem: findCompanyPage },
  content: { path: consolePages.content },
  employees: { path: consolePages.employees, findItem: findEmployeePage },
  keys: { path: consolePages.apiKeys },
  lists: {
    path: consolePages.employees,
    async findItem(context, name) {
      const { id } = await findList(
        await context.client(),
        await context.company(),
        name,
        'heed browse lists ',
      )
      return fillPath(consolePages.list, { listId: id })
    },
  },
  managers: { path: consolePages.admins },
  partners: {
    path: consolePages.partners,
    async findItem(context, name) {
      const { id } = await findAccount(await context.client(), name, 'heed browse partners ')
      return fillPath(consolePages.partner, { partnerId: id })
    },
  },
  reports: {
    path: consolePages.reports,
    async findItem(context, name) {
      const { id } = await findReport(await context.client(), await context.company(), name)
      return fillPath(consolePages.report, { reportId: id })
    },
  },
  settings: { path: consolePages.companySettings },
  subscription: { path: consolePages.subscription },
  trainings: {
    path: consolePages.trainings,
    async findItem(context, name) {
      const client = await context.client()
      const { key } = await findCampaign(trainingSource, client, await context.company(), name)
      return fillPath(consolePages.training, { trainingId: key })
    },
  },
}

export async function findPagePath(
  context: Context,
  page: PageName,
  nameOrId: string | undefined,
): Promise<string> {
  const { path, findItem } = pages[page]
  if (nameOrId === undefined) return path
  if (findItem) return findItem(context, nameOrId)
  throw new Stop(`The page ${page} has no items to open.`, exitCodes.usage, `Run: heed browse ${page}`)
}
