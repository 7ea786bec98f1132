import * as z from 'zod/mini'
import {
  HostedPage,
  PartnerCompanyRow,
  PartnerEstimate,
  PartnerOverview,
} from '../../entities/companies/billing.ts'
import { Company, CompanySettings, Manager } from '../../entities/companies/company.ts'
import { AccountSettingsChange } from '../../entities/companies/settings.ts'
import { nameMaxLength } from '../../entities/limits.ts'
import { role } from '../../entities/people/roles.ts'
import { createEmailSchema, createIntegerSchema, Id, nameText, Ok } from '../../entities/primitives.ts'
import { noBillingTexts, noCardText, providerOnlyText } from '../../rules/billing/partners/sales.ts'
import { del, get, post, put } from '../declarations/declare.ts'
import { createPagingQuery } from '../declarations/paging.ts'
import { CollectAnswer, Plans, PortalResponse } from './subscriptions.ts'

export const partners = {
  listCompanies: get('/partners/:partnerId/companies', {
    summary: "List an account's companies with plan, seats and price",
    section: 'S0 section 7',
    who: 'partner',
    query: createPagingQuery(['name', 'subscriptionName', 'allowedUsers', 'userCount', 'valid_to', 'price']),
    answer: z.looseObject({ companies: z.array(PartnerCompanyRow), count: z.int() }),
    failures: { 403: 'Access denied' },
  }),
  getCompany: get('/partners/:partnerId/companies/:companyId', {
    summary: "Get one of an account's companies",
    section: 'S0 section 7',
    who: 'partner',
    answer: Company,
    failures: { 404: "The page you are looking for doesn't exist, or another error occurred." },
  }),
  deleteCompany: del('/partners/:partnerId/companies/:companyId', {
    summary: "Delete one of an account's companies and everything in it",
    section: 'S0 section 7',
    who: 'partner',
    answer: Ok,
    failures: { 409: "In order to delete {company}, please stop the client's active campaigns" },
  }),
  loadPlans: get('/partners/:partnerId/subscriptions/plans', {
    summary: 'List the plans a partner can sell',
    section: 'S0 section 7',
    who: 'partner',
    answer: Plans,
  }),
  estimate: post('/partners/:partnerId/subscriptions/estimate', {
    summary: 'Estimate the monthly cost if a company gets a plan and seats; 0 seats means no plan',
    section: 'S0 section 7',
    who: 'partner',
    body: z.object({
      subscriptionCode: z.string('Please choose a tier').check(z.minLength(1, 'Please choose a tier')),
      seats: createIntegerSchema(0, Number.MAX_SAFE_INTEGER),
      companyId: z.optional(Id),
    }),
    answer: PartnerEstimate,
    failures: { 409: 'More seats than the plan allows' },
  }),
  subscriptionOverview: get('/partners/:partnerId/subscriptions/overview', {
    summary: 'Get the monthly cost by plan, the dues and the collected payments',
    section: 'S0 section 7',
    who: 'partner',
    answer: PartnerOverview,
  }),
  collectPayment: post('/partners/:partnerId/subscriptions/collect', {
    summary: 'Pay the dues with the card on file',
    section: 'S0 section 7',
    who: 'partner',
    body: z.object({}),
    answer: CollectAnswer,
    failures: { 409: noCardText },
  }),
  listManagers: get('/partners/:partnerId/managers', {
    summary: "List an account's managers",
    section: 'S0 section 7',
    who: 'partner',
    answer: z.looseObject({ managers: z.array(Manager) }),
  }),
  createManager: post('/partners/:partnerId/managers', {
    summary: 'Add an account manager; all managers are admins',
    section: 'S0 section 7',
    who: 'partner',
    body: z.object({
      name: nameText(1, nameMaxLength, 'Please enter name of the admin'),
      email: createEmailSchema('Please enter a correct work email'),
      role: z._default(z.literal(role.admin), role.admin),
      sendWelcome: z._default(z.boolean(), false),
    }),
    answer: z.looseObject({ success: z.literal(true), manager: Manager }),
    failures: { 409: 'This person already manages the account' },
  }),
  deleteManager: del('/partners/:partnerId/managers/:email', {
    summary: 'Remove an account manager',
    section: 'S0 section 7',
    who: 'partner',
    answer: Ok,
    failures: { 404: 'No such manager', 409: "You can't remove yourself or the last manager" },
  }),
  getSettings: get('/partners/:partnerId/settings', {
    summary: "Get an account's branding and its defaults for new companies",
    section: 'S0 section 7',
    who: 'partner',
    answer: CompanySettings,
  }),
  saveSettings: put('/partners/:partnerId/settings', {
    summary: "Change an account's settings; empty branding falls back to the product's",
    section: 'S0 section 7',
    who: 'partner',
    bodyAs: 'value',
    body: z.object({
      settings: AccountSettingsChange,
    }),
    answer: z.looseObject({ success: z.literal(true), settings: CompanySettings }),
  }),
  createPortalSession: post('/partners/:partnerId/create_portal_session', {
    summary: "Open a temporary session on the billing service's pages",
    section: 'S0 section 7',
    who: 'partner',
    body: z.object({}),
    answer: PortalResponse,
    failures: { 409: noBillingTexts.account },
  }),
  toggle: post('/partners/:partnerId/toggle', {
    summary: "Enable or disable an account; disabled accounts can't create companies or sell seats",
    section: 'S0 section 7',
    who: 'partner',
    body: z.object({ enabled: z.boolean() }),
    answer: z.looseObject({ success: z.literal(true), enabled: z.boolean() }),
    failures: { 403: providerOnlyText },
  }),
  openManageSession: post('/partners/:partnerId/open_manage_session', {
    summary: 'Open the page where the account enters its card',
    section: 'S0 section 7',
    who: 'partner',
    body: z.object({}),
    answer: z.looseObject({ hosted_page: HostedPage }),
    failures: { 409: noBillingTexts.account },
  }),
}
