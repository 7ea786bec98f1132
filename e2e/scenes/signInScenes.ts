import { getManagerEmail } from '@heed/fixtures'
import type { Page } from '@playwright/test'
import { LinkErrorPage, SignInPage, SignUpPage } from '../pages/auth.ts'
import { EmployeesPage } from '../pages/employees.ts'
import { makeScenes, serverError } from './stage/scene.ts'

const admin = getManagerEmail('admin')

export const signInScenes = makeScenes('sign-in', [
  {
    name: 'sign-in',
    screen: '/auth/signin',
    at: '/auth/signin/',
    show: (page) => new SignInPage(page).expectShown(),
  },
  {
    name: 'sign-in-unknown',
    at: '/auth/signin/',
    async show(page) {
      const signIn = await new SignInPage(page).expectShown()
      await signIn.requestLink('nobody@elsewhere.example')
      await signIn.suggestion.waitFor()
    },
  },
  {
    name: 'sign-in-wrong',
    at: '/auth/signin/',
    async show(page) {
      await (await new SignInPage(page).expectShown()).requestLink('nobody')
      await page.getByRole('note').waitFor()
    },
  },
  {
    name: 'check-email',
    screen: '/auth/check-email',
    at: '/auth/signin/',
    show: async (page) => (await (await new SignInPage(page).expectShown()).requestLink(admin)).expectShown(),
  },
  {
    name: 'signed-up',
    at: '/auth/signup/',
    show: async (page) =>
      (await new SignUpPage(page).requestLink('new@elsewhere.example')).expectShown(
        'Please verify your email.',
      ),
  },
  {
    name: 'sign-up',
    screen: '/auth/signup',
    at: '/auth/signup/',
    show: (page) => page.getByRole('heading', { level: 1 }).waitFor(),
  },
  {
    name: 'embed-trial',
    screen: '/ppv-trial',
    at: '/ppv-trial/',
    show: (page) => page.getByRole('heading', { level: 1 }).waitFor(),
  },
  ...(
    [
      ['link-error', '/auth/email/signin/:token'],
      ['short-link-error', '/auth/email/:token'],
      ['token-error', '/auth/jwt/signin/:token'],
    ] as const
  ).map(([name, screen]) => ({
    name,
    screen,
    at: `${screen.replace(':token', 'wrong')}/`,
    show: (page: Page) => new LinkErrorPage(page).expectShown(),
  })),
  {
    name: 'link-unchecked',
    async show(page) {
      await page.route('**/auth/email/signin/*', (route) =>
        route.request().method() === 'POST' ? route.fulfill(serverError) : route.continue(),
      )
      await page.goto('/auth/email/signin/some-link/')
      await page.getByRole('button', { name: 'Try again' }).waitFor()
    },
  },
  {
    name: 'no-mail',
    at: '/auth/check-email/',
    show: (page) => page.getByText('No sign-in link requested yet').waitFor(),
  },
  {
    name: 'session-ended',
    as: admin,
    at: '/users/',
    async show(page, world) {
      const { lists } = await new EmployeesPage(page).expectShown()
      await lists.expectLoaded()
      await world.endSessions()
      await lists.goToPage('Next')
      await (await new SignInPage(page).expectShown()).ended.waitFor()
    },
  },
  {
    name: 'link-while-signed-in',
    screen: '/auth/email/signin/:token',
    as: admin,
    async show(page) {
      await page.goto('/auth/email/signin/some-link/')
      await page.getByRole('link', { name: 'Stay signed in' }).waitFor()
    },
  },
  {
    name: 'link-error-signed-in',
    screen: '/auth/error/email',
    as: admin,
    async show(page) {
      await page.goto('/auth/error/email/')
      await page.getByText('You are signed in as').waitFor()
    },
  },
])
