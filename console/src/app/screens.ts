import type { TabCode } from '@heed/contracts'
import type { ComponentType } from 'react'

/**
 * Who may open a screen. `public`: everybody; `guest`: who is not signed in, others go on to where they
 * wanted; `user`: who is signed in; `viewer` and `admin`: their strength in the current company.
 */
export type Access = 'public' | 'guest' | 'user' | 'viewer' | 'admin'

export interface Screen {
  path: string
  /** Key of its name, for the browser's tab and the menu. */
  title: string
  access: Access
  /** The tab of the top menu that it lies under. */
  tab?: TabCode
  load: () => Promise<ComponentType>
}

const auth = () => import('../areas/auth/pages.tsx')
const home = () => import('../areas/home/pages.tsx')
const employees = () => import('../areas/employees/pages.tsx')

/** Every screen of the console: routes, menu, guards and document titles are read from this list. */
export const screens: readonly Screen[] = [
  {
    path: '/auth/signin',
    title: 'auth.signIn',
    access: 'guest',
    load: async () => (await auth()).SignInPage,
  },
  {
    path: '/auth/check-email',
    title: 'auth.checkEmail',
    access: 'guest',
    load: async () => (await auth()).CheckEmailPage,
  },
  {
    path: '/auth/signup',
    title: 'auth.signUp',
    access: 'guest',
    load: async () => (await auth()).SignUpPage,
  },
  {
    path: '/auth/error/email',
    title: 'auth.unable',
    access: 'public',
    load: async () => (await auth()).LinkErrorPage,
  },
  {
    path: '/auth/email/:token',
    title: 'auth.signingIn',
    access: 'public',
    load: async () => (await auth()).EmailLinkPage,
  },
  {
    path: '/auth/email/signin/:token',
    title: 'auth.signingIn',
    access: 'public',
    load: async () => (await auth()).EmailLinkPage,
  },
  {
    path: '/auth/jwt/signin/:token',
    title: 'auth.signingIn',
    access: 'public',
    load: async () => (await auth()).TokenPage,
  },
  {
    path: '/ppv-trial',
    title: 'auth.embedTrial',
    access: 'public',
    load: async () => (await auth()).EmbedTrialPage,
  },
  {
    path: '/',
    title: 'shell.tabs.dashboard',
    access: 'viewer',
    tab: 'dashboard',
    load: async () => (await home()).HomePage,
  },
  {
    path: '/users',
    title: 'shell.tabs.employees',
    access: 'viewer',
    tab: 'employees',
    load: async () => (await employees()).EmployeesPage,
  },
  {
    path: '/users/user/:email',
    title: 'shell.tabs.employees',
    access: 'viewer',
    tab: 'employees',
    load: async () => (await employees()).EmployeePage,
  },
  {
    path: '/users/list/:listId',
    title: 'shell.tabs.employees',
    access: 'viewer',
    tab: 'employees',
    load: async () => (await employees()).ListPage,
  },
  {
    path: '/users/list/:listId/user/:email',
    title: 'shell.tabs.employees',
    access: 'viewer',
    tab: 'employees',
    load: async () => (await employees()).EmployeePage,
  },
]

/** Old addresses and the ones that stand for another. */
export const redirects: Readonly<Record<string, string>> = {
  '/trial': '/auth/signup',
  '/dummies': '/auth/signup',
  '/old_home': '/',
}

/** Fetches a screen's code before it is asked for, as when its link is pointed at. */
export function preload(path: string): void {
  // What fails now is tried again, and told, when the screen is opened.
  screens
    .find((screen) => screen.path === path)
    ?.load()
    .catch(() => undefined)
}
