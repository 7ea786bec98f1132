import { createPackageZip, getManagerEmail, importedPackageId } from '@heed/fixtures'
import type { Page } from '@playwright/test'
import { ContentPage } from '../pages/content/content.ts'
import { PackageDialog } from '../pages/content/packageDialog.ts'
import { makeScenes, narrowViewport, serverError } from './stage/scene.ts'

const admin = getManagerEmail('admin')

const openContent = (page: Page) => new ContentPage(page).expectShown()

export const contentScenes = makeScenes('content', [
  { name: 'content', screen: '/content', as: admin, at: '/content/', show: openContent },
  {
    name: 'content-found',
    as: admin,
    at: '/content/?content.type=material&content.filter=lock',
    show: openContent,
  },
  {
    name: 'content-narrow',
    as: admin,
    at: '/content/',
    async show(page) {
      await page.setViewportSize(narrowViewport)
      await openContent(page)
    },
  },
  {
    name: 'content-nothing-found',
    as: admin,
    at: '/content/?content.filter=nothing+at+all',
    show: (page) => page.getByText('There is no content to display').waitFor(),
  },
  {
    name: 'content-not-loaded',
    as: admin,
    async show(page) {
      await page.route(/\/companies\/\d+\/content$/, (route) => route.fulfill(serverError))
      await page.goto('/content/')
      await page.getByRole('note').getByText(serverError.json.message).waitFor()
    },
  },
  { name: 'content-viewer', as: getManagerEmail('viewer'), at: '/content/', show: openContent },
  { name: 'content-locked', as: getManagerEmail('admin', 'expired'), at: '/content/', show: openContent },
  {
    name: 'material',
    as: admin,
    at: '/content/',
    show: async (page) => (await openContent(page)).openMaterial('Lock your screen'),
  },
  {
    name: 'subject',
    as: admin,
    at: '/content/',
    show: async (page) => (await openContent(page)).open('Spot the phish'),
  },
  {
    name: 'scenario',
    as: admin,
    at: '/content/',
    show: async (page) => (await openContent(page)).open('The full mailbox'),
  },
  {
    name: 'import-package',
    as: admin,
    at: '/content/',
    async show(page) {
      await (await openContent(page)).importButton.click()
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'package',
    screen: '/content/:scormId',
    as: admin,
    at: '/content/',
    async show(page) {
      await (await openContent(page)).cards('Training subjects').first().getByRole('link').click()
      await page.getByRole('table').waitFor()
    },
  },
  {
    name: 'import-package-read',
    as: admin,
    at: '/content/',
    async show(page) {
      await (await openContent(page)).importButton.click()
      const dialog = new PackageDialog(page, 'Import Scorm')
      await dialog.choose('course.zip', createPackageZip({ language: 'en' }))
      await dialog.name.waitFor()
    },
  },
  {
    name: 'package-preview',
    as: admin,
    at: `/content/${importedPackageId}/`,
    async show(page) {
      await page.getByRole('button', { name: 'Preview' }).first().click()
      await page.getByRole('dialog').getByRole('combobox').waitFor()
    },
  },
  {
    name: 'package-deletion',
    as: admin,
    at: `/content/${importedPackageId}/`,
    async show(page) {
      await page
        .getByRole('button', { name: /^Delete/ })
        .first()
        .click()
      await page.getByRole('alertdialog').waitFor()
    },
  },
  {
    name: 'content-opened-in-vain',
    as: admin,
    at: '/content/?content.open=training-9&content.category=Nothing',
    show: (page) => page.getByRole('button', { name: 'Show the library' }).waitFor(),
  },
  {
    name: 'catalogue',
    screen: '/catalog',
    as: admin,
    at: '/catalog/',
    show: (page) => page.getByRole('region', { name: 'Money and fraud' }).waitFor(),
  },
  {
    name: 'catalogue-subject',
    screen: '/catalog/subject/:subjectId',
    as: admin,
    at: '/catalog/subject/106/',
    show: (page) => page.getByText('Key behaviours').waitFor(),
  },
  {
    name: 'catalogue-subject-not-there',
    as: admin,
    at: '/catalog/subject/999999/',
    show: (page) => page.getByRole('heading', { name: 'Subject not found' }).waitFor(),
  },
])
