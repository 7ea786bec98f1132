import { companyIds, getManagerEmail } from '@heed/fixtures'
import type { Page } from '@playwright/test'
import { ReportPage, ReportsPage } from '../pages/reports.ts'
import { makeScenes, serverError } from './stage/scene.ts'

const admin = getManagerEmail('admin')
const companyId = companyIds.direct
const reportsPath = '/reports/'
const weeklyReportPath = `/reports/${companyId * 100 + 1}/`
const openReports = (page: Page) => new ReportsPage(page).expectShown()
const openWeeklyReport = (page: Page) => new ReportPage(page, 'Weekly progress').expectShown()

export const reportScenes = makeScenes('reports', [
  { name: 'reports', screen: '/reports', as: admin, at: reportsPath, show: openReports },
  { name: 'reports-viewer', as: getManagerEmail('viewer'), at: reportsPath, show: openReports },
  {
    name: 'reports-none',
    as: admin,
    async show(page) {
      await page.route(/\/reports\?/, (route) => route.fulfill({ json: { reports: [], count: 0 } }))
      await page.goto(reportsPath)
      await page.getByText('No recurring reports yet').waitFor()
    },
  },
  {
    name: 'reports-not-loaded',
    as: admin,
    async show(page) {
      await page.route(/\/companies\/\d+\/reports\?/, (route) => route.fulfill(serverError))
      await page.goto(reportsPath)
      await page.getByText("Recurring reports couldn't be loaded").waitFor()
    },
  },
  {
    name: 'reports-nothing-found',
    as: admin,
    at: `${reportsPath}?recurring.filter=nothing`,
    show: (page) => page.getByText('Nothing matches “nothing”.').waitFor(),
  },
  {
    name: 'reports-more',
    as: admin,
    at: reportsPath,
    show: async (page) => (await openReports(page)).openMore('Weekly progress'),
  },
  {
    name: 'reports-delete',
    as: admin,
    at: reportsPath,
    show: async (page) => (await openReports(page)).delete('Weekly progress'),
  },
  {
    name: 'reports-snapshot',
    as: admin,
    at: reportsPath,
    show: async (page) => (await openReports(page)).snapshot(),
  },
  {
    name: 'reports-add',
    as: admin,
    at: reportsPath,
    async show(page) {
      const dialog = await (await openReports(page)).add()
      await dialog.allEmployees.check()
      await dialog.choose('Frequency', 'Monthly')
      await dialog.root.getByText('Next 5 runs').click()
      await dialog.root.getByText('Command line').waitFor()
    },
  },
  {
    name: 'reports-wrong-recipient',
    as: admin,
    at: reportsPath,
    async show(page) {
      const dialog = await (await openReports(page)).add()
      await dialog.allEmployees.check()
      await dialog.paste('board@heed.example; nobody, ceo@heed.example')
      await dialog.root.getByRole('note').waitFor()
    },
  },
  {
    name: 'report',
    screen: '/reports/:reportId',
    as: admin,
    at: weeklyReportPath,
    async show(page) {
      await openWeeklyReport(page)
      await page.getByRole('group', { name: 'Page 1 of' }).locator('[aria-busy=false]').waitFor()
    },
  },
  { name: 'report-viewer', as: getManagerEmail('viewer'), at: weeklyReportPath, show: openWeeklyReport },
  {
    name: 'report-menu',
    as: admin,
    at: weeklyReportPath,
    show: async (page) => (await openWeeklyReport(page)).openMenu(),
  },
  {
    name: 'report-rename',
    as: admin,
    at: weeklyReportPath,
    async show(page) {
      await openWeeklyReport(page)
      await page.getByRole('button', { name: 'Rename report' }).click()
    },
  },
  {
    name: 'report-edit',
    as: admin,
    at: weeklyReportPath,
    show: async (page) => (await openWeeklyReport(page)).edit(),
  },
  {
    name: 'report-not-there',
    as: admin,
    at: '/reports/999999/',
    show: (page) => page.getByRole('heading', { name: 'This report does not exist' }).waitFor(),
  },
  {
    name: 'report-not-loaded',
    as: admin,
    async show(page) {
      await page.route(/\/reports\/\d+$/, (route) => route.abort())
      await page.goto(weeklyReportPath)
      await page.getByText("Couldn't load this page").waitFor()
    },
  },
])
