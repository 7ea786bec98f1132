import * as z from 'zod/mini'
import {
  HostedPage,
  PartnerCompanyRow,
  PartnerEstimate,
  PartnerOverview,
} from '../../entities/companies/billing.ts'
import { Company, CompanySettings, Manager } from '../../entities/companies/company.ts'
import { AccountSettingsChange } from '../../entities/companies/settings.ts'
import { nameMax } from '../../entities/limits.ts'
import { role } from '../../entities/people/roles.ts'
import { email, Id, nameText, Ok, whole } from '../../entities/primitives.ts'
import { noBilling, noCard, onByProvider } from '../../rules/billing/partners/sales.ts'
import { del, get, post, put } from '../declarations/declare.ts'
import { paging } from '../declarations/paging.ts'
import { Collected, Plans, PortalAnswer } from './subscriptions.ts'

export const partners = {
  listCompanies: get('/partners/:partnerId/companies', {
    summary: 'Companies of an account with plan, seats and price',
    section: 'S0 section 7',
    who: 'partner',
    query: paging(['name', 'subscriptionName', 'allowedUsers', 'userCount', 'valid_to', 'price']),
    answer: z.looseObject({ companies: z.array(PartnerCompanyRow), count: z.int() }),
    failures: { 403: 'Access denied' },
  }),
  getCompany: get('/partners/:partnerId/companies/:companyId', {
    summary: 'One company of an account',
    section: 'S0 section 7',
    who: 'partner',
    answer: Company,
    failures: { 404: "The page you are looking for doesn't exist, or another error occurred." },
  }),
  deleteCompany: del('/partners/:partnerId/companies/:companyId', {
    summary: 'Delete a company of an account with everything in it',
    section: 'S0 section 7',
    who: 'partner',
    answer: Ok,
    failures: { 409: "In order to delete {company}, please stop the client's active campaigns" },
  }),
  loadPlans: get('/partners/:partnerId/subscriptions/plans', {
    summary: 'Plans a partner may sell',
    section: 'S0 section 7',
    who: 'partner',
    answer: Plans,
  }),
  estimate: post('/partners/:partnerId/subscriptions/estimate', {
    summary: 'Monthly cost once a company has a plan and seats; 0 seats = once it has none',
    section: 'S0 section 7',
    who: 'partner',
    body: z.object({
      subscriptionCode: z.string('Please choose a tier').check(z.minLength(1, 'Please choose a tier')),
      seats: whole(0, Number.MAX_SAFE_INTEGER),
      companyId: z.optional(Id),
    }),
    answer: PartnerEstimate,
    failures: { 409: 'More seats than the plan has' },
  }),
  subscriptionOverview: get('/partners/:partnerId/subscriptions/overview', {
    summary: 'Monthly cost by plan, dues and what was collected',
    section: 'S0 section 7',
    who: 'partner',
    answer: PartnerOverview,
  }),
  collectPayment: post('/partners/:partnerId/subscriptions/collect', {
    summary: 'Pay the dues with the card on file',
    section: 'S0 section 7',
    who: 'partner',
    body: z.object({}),
    answer: Collected,
    failures: { 409: noCard },
  }),
  listManagers: get('/partners/:partnerId/managers', {
    summary: 'Who manages an account',
    section: 'S0 section 7',
    who: 'partner',
    answer: z.looseObject({ managers: z.array(Manager) }),
  }),
  createManager: post('/partners/:partnerId/managers', {
    summary: 'Let another person manage an account; all of them are admins',
    section: 'S0 section 7',
    who: 'partner',
    body: z.object({
      name: nameText(1, nameMax, 'Please enter name of the admin'),
      email: email('Please enter a correct work email'),
      role: z._default(z.literal(role.admin), role.admin),
      sendWelcome: z._default(z.boolean(), false),
    }),
    answer: z.looseObject({ success: z.literal(true), manager: Manager }),
    failures: { 409: 'This person already manages the account' },
  }),
  deleteManager: del('/partners/:partnerId/managers/:email', {
    summary: 'Take a person out of an account',
    section: 'S0 section 7',
    who: 'partner',
    answer: Ok,
    failures: { 404: 'No such manager', 409: 'Oneself, or the last one' },
  }),
  getSettings: get('/partners/:partnerId/settings', {
    summary: 'Settings that companies of an account begin with, and the brand of the account',
    section: 'S0 section 7',
    who: 'partner',
    answer: CompanySettings,
  }),
  saveSettings: put('/partners/:partnerId/settings', {
    summary: 'Change some of these settings; what is empty of the brand is that of the product',
    section: 'S0 section 7',
    who: 'partner',
    bodyAs: 'value',
    body: z.object({
      settings: AccountSettingsChange,
    }),
    answer: z.looseObject({ success: z.literal(true), settings: CompanySettings }),
  }),
  createPortalSession: post('/partners/:partnerId/create_portal_session', {
    summary: 'Open the pages of the billing service for a while',
    section: 'S0 section 7',
    who: 'partner',
    body: z.object({}),
    answer: PortalAnswer,
    failures: { 409: noBilling.account },
  }),
  toggle: post('/partners/:partnerId/toggle', {
    summary: 'Switch an account off, so that it makes no companies and sells no seats, or on again',
    section: 'S0 section 7',
    who: 'partner',
    body: z.object({ enabled: z.boolean() }),
    answer: z.looseObject({ success: z.literal(true), enabled: z.boolean() }),
    failures: { 403: onByProvider },
  }),
  openManageSession: post('/partners/:partnerId/open_manage_session', {
    summary: 'Open the page on which the account enters its card',
    section: 'S0 section 7',
    who: 'partner',
    body: z.object({}),
    answer: z.looseObject({ hosted_page: HostedPage }),
    failures: { 409: noBilling.account },
  }),
}
