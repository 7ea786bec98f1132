import { companyIds, getManagerEmail } from '@heed/fixtures'
import { expect, type Page } from '@playwright/test'
import { signInWithToken, worldStartTime } from '../heed.ts'
import { EmployeePage, EmployeesPage, ListPage } from '../pages/employees.ts'
import { fetchAllPeople, findList, type KnownPerson } from '../people.ts'
import type { World } from '../world.ts'
import { assessmentListScenes } from './campaigns/assessmentListScenes.ts'
import { assessmentScenes } from './campaigns/assessmentScenes.ts'
import { assessmentWizardScenes } from './campaigns/assessmentWizardScenes.ts'
import { trainingListScenes } from './campaigns/trainingListScenes.ts'
import { trainingScenes } from './campaigns/trainingScenes.ts'
import { trainingWizardScenes } from './campaigns/trainingWizardScenes.ts'
import { contentScenes } from './contentScenes.ts'
import { dashboardScenes } from './dashboardScenes.ts'
import { deskScenes } from './deskScenes.ts'
import { embedScenes } from './embedScenes.ts'
import { importScenes } from './importScenes.ts'
import { integrationScenes } from './integrationScenes.ts'
import { partnerScenes } from './partnerScenes.ts'
import { reportScenes } from './reportScenes.ts'
import { settingsScenes } from './settingsScenes.ts'
import { shellScenes } from './shellScenes.ts'
import { signInScenes } from './signInScenes.ts'
import { makeScenes, narrowViewport, type Scene, serverError } from './stage/scene.ts'
import { subscriptionScenes } from './subscriptionScenes.ts'
import { superScenes } from './superScenes.ts'

const admin = getManagerEmail('admin')
const companyId = companyIds.direct

const openEmployees = (page: Page) => new EmployeesPage(page).expectShown()

async function getFirstPerson(page: Page): Promise<string> {
  const [name = ''] = await (await openEmployees(page)).people.names()
  return name
}

async function openList(page: Page, world: World, name: string): Promise<ListPage> {
  const { id } = await findList(world, await world.person(admin), companyId, name)
  await page.goto(`/users/list/${id}/`)
  return new ListPage(page, name).expectShown()
}

async function findTrainedPerson(world: World): Promise<KnownPerson> {
  const person = await world.person(admin)
  for (const employee of await fetchAllPeople(world, person, companyId)) {
    const path = `/companies/${companyId}/users/status/${employee.email}`
    const { subjects } = await world.api<{ subjects: unknown[] }>(person, path)
    if (employee.name && subjects.length > 0) return employee
  }
  throw new Error('Nobody has a lesson')
}

async function openTrainedEmployee(page: Page, world: World): Promise<EmployeePage> {
  const { name, email } = await findTrainedPerson(world)
  await page.goto(`/users/user/${email}/`)
  const profile = await new EmployeePage(page, name).expectShown()
  await expect(page.getByRole('table')).toHaveAttribute('aria-busy', 'false')
  return profile
}

const pageScenes = makeScenes('employees', [
  { name: 'employees', screen: '/users', as: admin, at: '/users/', show: getFirstPerson },
  {
    name: 'employees-narrow',
    as: admin,
    at: '/users/',
    async show(page) {
      await page.setViewportSize(narrowViewport)
      await (await openEmployees(page)).people.select(await getFirstPerson(page))
    },
  },
  {
    name: 'employees-not-loaded',
    as: admin,
    async show(page) {
      await page.route(/\/companies\/\d+\/(users|lists)\?/, (route) => route.fulfill(serverError))
      await page.goto('/users/')
      await page.getByRole('note').getByText(serverError.json.message).first().waitFor()
    },
  },
  {
    name: 'employees-nothing-found',
    as: admin,
    at: '/users/?users.filter=nobody&lists.filter=nothing',
    show: (page) => page.getByText('Nothing matches “nobody”.').waitFor(),
  },
  {
    name: 'employees-selected',
    as: admin,
    at: '/users/',
    show: async (page) => (await openEmployees(page)).people.select(await getFirstPerson(page)),
  },
  {
    name: 'employees-ten-selected',
    as: admin,
    at: '/users/',
    async show(page) {
      const { people } = await openEmployees(page)
      await people.showRows(10)
      await expect(people.links).toHaveCount(10)
      const [, second = '', third = '', , , sixth = ''] = await people.names()
      for (const name of [second, third, sixth]) await people.select(name)
    },
  },
  { name: 'employees-viewer', as: getManagerEmail('viewer'), at: '/users/', show: getFirstPerson },
  {
    name: 'employees-anonymous',
    as: getManagerEmail('admin', 'anonymous'),
    at: '/users/',
    show: getFirstPerson,
  },
  {
    name: 'employees-new-company',
    async show(page, world) {
      await world.startWorld(worldStartTime, 'empty')
      await signInWithToken(page, await world.person(admin), '/users/')
      await page.getByText('No employees yet').waitFor()
    },
  },
  {
    name: 'employees-over-seats',
    as: getManagerEmail('admin', 'overSeats'),
    at: '/users/',
    show: getFirstPerson,
  },
  {
    name: 'list',
    as: admin,
    show: async (page, world) => (await openList(page, world, 'Leadership')).people.names(),
  },
  {
    name: 'list-empty',
    as: admin,
    screen: '/users/list/:listId',
    async show(page, world) {
      await openList(page, world, 'New hires')
      await page.getByText('No employees on this list yet').waitFor()
    },
  },
  {
    name: 'list-not-there',
    as: admin,
    at: '/users/list/999999/',
    show: (page) => page.getByRole('heading', { level: 1 }).waitFor(),
  },
  {
    name: 'list-not-loaded',
    as: admin,
    at: '/users/',
    async show(page) {
      await page.route(/\/companies\/\d+\/lists\/\d+$/, (route) => route.abort())
      await (await openEmployees(page)).lists.open('Leadership')
      await page.getByText("Couldn't load this page").waitFor()
    },
  },
  {
    name: 'employee-not-there',
    as: admin,
    at: '/users/user/nobody@elsewhere.example/',
    show: (page) => page.getByText('No data to display.').waitFor(),
  },
  { name: 'employee', screen: '/users/user/:email', as: admin, show: openTrainedEmployee },
  {
    name: 'employee-of-list',
    screen: '/users/list/:listId/user/:email',
    as: admin,
    at: '/users/',
    async show(page, world) {
      const list = await openList(page, world, 'Leadership')
      const [name = ''] = await list.people.names()
      await list.people.open(name)
      await new EmployeePage(page, name).expectShown()
    },
  },
  {
    name: 'employee-assessments',
    as: admin,
    at: '/users/',
    async show(page, world) {
      const panel = await (await openTrainedEmployee(page, world)).openTab('Assessments')
      await expect(panel.getByRole('table')).toHaveAttribute('aria-busy', 'false')
    },
  },
])

const overlayScenes = makeScenes('employees', [
  {
    name: 'row-menu',
    as: admin,
    at: '/users/',
    show: async (page) => (await openEmployees(page)).people.openMenu(await getFirstPerson(page)),
  },
  {
    name: 'create-list',
    as: admin,
    at: '/users/',
    show: async (page) => (await openEmployees(page)).openCreateList(),
  },
  {
    name: 'discard',
    as: admin,
    at: '/users/',
    async show(page) {
      const dialog = await (await openEmployees(page)).openCreateList()
      await dialog.name.fill('Something')
      await dialog.press('Cancel')
      await page.getByRole('alertdialog', { name: 'Discard without saving changes?' }).waitFor()
    },
  },
  {
    name: 'delete-list',
    as: admin,
    at: '/users/?lists.filter=leader',
    show: async (page) => (await openEmployees(page)).openDeleteList('Leadership'),
  },
  {
    name: 'list-name-taken',
    as: admin,
    at: '/users/',
    async show(page) {
      const dialog = await (await openEmployees(page)).openCreateList()
      await dialog.name.fill('Leadership')
      await dialog.press('Create')
      await dialog.root.getByRole('note').waitFor()
    },
  },
  {
    name: 'edit-employee',
    as: admin,
    at: '/users/',
    async show(page) {
      const dialog = await (await openEmployees(page)).openEdit(await getFirstPerson(page))
      await dialog.list('Leadership').waitFor()
      await dialog.email.fill('wrong')
      await dialog.email.blur()
      await dialog.root.getByRole('note').waitFor()
    },
  },
  {
    name: 'delete-employee',
    as: admin,
    at: '/users/',
    show: async (page) => (await openEmployees(page)).openDelete(await getFirstPerson(page)),
  },
  {
    name: 'add-to-list',
    as: admin,
    at: '/users/',
    async show(page) {
      await (await openEmployees(page)).people.select(await getFirstPerson(page))
      await page.getByRole('button', { name: 'Add to list' }).click()
      await page.getByRole('dialog').getByLabel('List').waitFor()
    },
  },
  {
    name: 'by-hand',
    as: admin,
    async show(page, world) {
      const dialog = await (await openList(page, world, 'Leadership')).openByHand()
      await dialog.type(1, 'right@import.example', 'Anna')
      await dialog.type(2, 'wrong')
      await dialog.root.getByRole('note').waitFor()
    },
  },
])

export const scenes: readonly Scene[] = [
  ...signInScenes,
  ...shellScenes,
  ...pageScenes,
  ...overlayScenes,
  ...importScenes,
  ...contentScenes,
  ...trainingWizardScenes,
  ...assessmentListScenes,
  ...trainingListScenes,
  ...trainingScenes,
  ...assessmentScenes,
  ...assessmentWizardScenes,
  ...dashboardScenes,
  ...deskScenes,
  ...reportScenes,
  ...settingsScenes,
  ...integrationScenes,
  ...embedScenes,
  ...subscriptionScenes,
  ...partnerScenes,
  ...superScenes,
]
