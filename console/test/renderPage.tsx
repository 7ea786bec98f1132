import type { Company } from '@heed/contracts'
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import i18n from 'i18next'
import type { ReactElement } from 'react'
import { createMemoryRouter, Outlet, type RouteObject } from 'react-router'
import { expect, onTestFinished } from 'vitest'
import { parseConfig } from '../src/app/config.ts'
import { RootProvider } from '../src/app/root/RootContext.tsx'
import { RootStore } from '../src/app/root/RootStore.ts'
import { makeServices } from '../src/app/root/services.ts'
import { App } from '../src/app/start/App.tsx'
import { routes } from '../src/app/start/router.tsx'
import { Tooltips } from '../src/ui/Tooltips.tsx'
import { FakeSocket } from './FakeSocket.ts'
import { FakeServer } from './fakeServer.ts'
import { aBranding, english, makeUserAndCompany, type TestRole } from './people.ts'

interface Options {
  as?: TestRole
  /** For example '/users?page=2'. */
  at?: string
  server?: FakeServer
  /** Values that override the default company's. */
  company?: Partial<Company>
  config?: Record<string, unknown>
  /** Values in browser storage, by key. */
  saved?: Record<string, unknown>
  /** Values in tab storage, by key. */
  savedInTab?: Record<string, unknown>
  timeZone?: string
  localTime?: () => Date
  sleep?: (milliseconds: number) => Promise<void>
  random?: () => number
}

interface TestSetup {
  root: RootStore
  server: FakeServer
  /** Waits between retries, ms; no test really waits. */
  waits: number[]
  /** Pages outside the app that the app opened. */
  left: string[]
  /** Websockets that the app opened, oldest first; they send nothing unless the test does. */
  sockets: FakeSocket[]
}

/** The stores in a test environment, before the app starts. */
export function makeTestSetup(options: Options = {}): TestSetup {
  const {
    as = 'admin',
    server = new FakeServer(),
    company,
    config = {},
    saved = {},
    savedInTab = {},
    timeZone = 'Atlantic/Reykjavik',
    at = '/',
    sleep,
    localTime,
    random,
  } = options
  const parsed = parseConfig(config)
  if ('problems' in parsed) throw new Error(parsed.problems.join('\n'))
  localStorage.clear()
  sessionStorage.clear()
  signIn(as, server, company)
  for (const [key, value] of Object.entries(saved)) localStorage.setItem(key, JSON.stringify(value))
  for (const [key, value] of Object.entries(savedInTab)) sessionStorage.setItem(key, JSON.stringify(value))
  server.setDefault('GET /branding', aBranding())
  server.setDefault('GET /partners/3/settings', {})
  server.setDefault('GET /languages/all', { languages: [english] })
  server.setDefault('POST /auth/logout', { success: true })
  onTestFinished(() => {
    localStorage.clear()
    sessionStorage.clear()
    expect(server.unhandled, 'calls that the test has no answer for').toEqual([])
  })
  const waits: number[] = []
  const left: string[] = []
  const sockets: FakeSocket[] = []
  const root = new RootStore({
    config: parsed.config,
    services: makeServices(parsed.config, unavailablePlatform),
    transport: server.transport,
    i18n,
    now: localTime ?? (() => new Date('2026-03-02T10:00:00.000Z')),
    timeZone,
    sleep: async (milliseconds) => {
      waits.push(milliseconds)
      await sleep?.(milliseconds)
    },
    random: random ?? (() => 0),
    openSocket: (url) => {
      const socket = new FakeSocket(url)
      sockets.push(socket)
      return socket
    },
    requestId: () => '00000000-0000-4000-8000-000000000001',
    tab: 'this-tab',
    address: () => new URL(at, 'https://heed.example/'),
    home: 'https://heed.example',
    leaveTo: (url) => {
      left.push(url)
    },
  })
  return { root, server, waits, left, sockets }
}

const unavailablePlatform = {
  send: () => undefined,
  random: () => 0,
  loadBotCheck: async () => ({ check: async () => 'checked' }),
  loadPaymentDropIn: async () => Promise.reject(new Error('A test pays with the demo cards')),
}

function signIn(role: TestRole, server: FakeServer, companyOverrides: Partial<Company> | undefined): void {
  const signedInPeople = makeUserAndCompany(role)
  if (!signedInPeople) return
  localStorage.setItem('heed.token', JSON.stringify('token-1'))
  const company = { ...signedInPeople.company, ...companyOverrides }
  server.setDefault('GET /auth/user', signedInPeople.user)
  server.setDefault('GET /companies/my_companies', { companies: [company], count: 1 })
  server.setDefault(`GET /companies/${company.company_id}`, company)
  server.setDefault(`GET /companies/${company.company_id}/branding`, aBranding())
}

/** Starts the whole console at `at`, with a simulated user. */
export function renderApp(options: Options = {}) {
  return renderAtPath(routes, options)
}

/** `path` contains the names of the parameters in `at`, for example '/users/list/:listId'. */
export function renderPage(page: ReactElement, { path = '*', ...options }: Options & { path?: string } = {}) {
  return renderRoutes(
    [{ path, element: page }, ...(path === '*' ? [] : [{ path: '*', element: null }])],
    options,
  )
}

/** Renders the test's own routes with everything around them except the shell. */
export function renderRoutes(pages: RouteObject[], options: Options = {}) {
  const element = (
    <>
      <Outlet />
      <Tooltips />
    </>
  )
  return renderAtPath([{ element, children: pages }], options)
}

async function renderAtPath(pages: RouteObject[], options: Options) {
  const stage = makeTestSetup(options)
  await stage.root.startUp.run()
  const router = createMemoryRouter(pages, { initialEntries: [options.at ?? '/'] })
  const view = render(
    <RootProvider root={stage.root}>
      <App router={router} />
    </RootProvider>,
  )
  const address = () => `${router.state.location.pathname}${router.state.location.search}`
  return { ...view, ...stage, router, address, user: userEvent.setup() }
}
