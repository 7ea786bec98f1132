import i18next from 'i18next'
import { describe, expect, it, vi } from 'vitest'
import { answer, FakeServer, failRequest } from '../../../test/fakeServer.ts'
import { makeTestSetup } from '../../../test/renderPage.tsx'
import { NoticesStore } from '../NoticesStore.ts'
import { ConfirmStore } from './ConfirmStore.ts'
import { HistoryStore } from './HistoryStore.ts'

describe('notices', () => {
  it('stay six seconds unless a duration is given', () => {
    const notices = new NoticesStore()
    notices.show('success', 'Email was re-sent')
    notices.show('error', 'No', 7000)
    expect(notices.items.map(({ text, duration }) => [text, duration])).toEqual([
      ['Email was re-sent', 6000],
      ['No', 7000],
    ])
  })

  it('show a repeated message once and can be dismissed', () => {
    const notices = new NoticesStore()
    notices.show('info', 'Saved')
    const [first] = notices.items
    notices.show('info', 'Saved')
    expect(notices.items).toHaveLength(1)
    expect(notices.items[0]?.id).not.toBe(first?.id)
    notices.dismiss(notices.items[0]?.id ?? '')
    expect(notices.items).toHaveLength(0)
  })
})

describe('the confirmation', () => {
  const question = { title: 'Delete?', description: 'It is gone then.', actionLabel: 'Delete', command: null }

  it('runs the action once and closes', async () => {
    const run = vi.fn(async () => undefined)
    const confirm = new ConfirmStore()
    confirm.ask({ ...question, run })
    await Promise.all([confirm.confirm(), confirm.confirm()])
    await confirm.confirm()
    expect(run).toHaveBeenCalledTimes(1)
    expect(confirm.isOpen).toBe(false)
  })

  it('stays open with the reason after a failure and can be retried', async () => {
    const run = vi
      .fn()
      .mockRejectedValueOnce(new Error('An integration manages this list and its members'))
      .mockResolvedValue(undefined)
    const confirm = new ConfirmStore()
    confirm.ask({ ...question, run })
    await confirm.confirm()
    expect(confirm).toMatchObject({
      isOpen: true,
      isRunning: false,
      error: 'An integration manages this list and its members',
    })
    await confirm.confirm()
    expect(confirm).toMatchObject({ isOpen: false, error: null })
  })

  it("supports a third option and tells its caller when it's cancelled", async () => {
    const [run, other, onCancel] = [vi.fn(), vi.fn(), vi.fn()]
    const confirm = new ConfirmStore()
    const asked = { ...question, run, other: { label: 'Save draft', run: other }, onCancel }
    confirm.ask(asked)
    await confirm.runOtherAction()
    confirm.cancel()
    expect([confirm.isOpen, other.mock.calls.length, onCancel.mock.calls.length]).toEqual([false, 1, 0])
    confirm.ask(asked)
    confirm.cancel()
    expect([confirm.isOpen, run.mock.calls.length, onCancel.mock.calls.length]).toEqual([false, 0, 1])
  })

  it('closes when its own question is withdrawn, but not another one', () => {
    const confirm = new ConfirmStore()
    const [gone, asked] = [
      { ...question, run: vi.fn() },
      { ...question, run: vi.fn() },
    ]
    confirm.ask(asked)
    confirm.withdraw(gone)
    expect(confirm.isOpen).toBe(true)
    confirm.withdraw(asked)
    expect(confirm.isOpen).toBe(false)
  })

  it("can't be closed while the action runs", async () => {
    const confirm = new ConfirmStore()
    let finish = () => {
      // Replaced when the action starts.
    }
    confirm.ask({
      ...question,
      run: () =>
        new Promise((resolve) => {
          finish = resolve
        }),
    })
    const running = confirm.confirm()
    confirm.cancel()
    expect(confirm.isOpen).toBe(true)
    finish()
    await running
    expect(confirm.isOpen).toBe(false)
  })
})

it('the history keeps the last ten paths', () => {
  const history = new HistoryStore()
  for (let page = 1; page <= 12; page++) history.visit(`/users/list/${page}/`)
  history.visit('/users/list/12/')
  expect(history.paths).toHaveLength(10)
  expect(history.paths[0]).toBe('/users/list/3/')
})

it("the history remembers a path's last query while it keeps the path", () => {
  const history = new HistoryStore()
  history.visit('/users/', '?users.page=2')
  history.visit('/users/', '?users.page=3')
  expect([history.getLastLink('/users/'), history.getLastLink('/')]).toEqual(['/users/?users.page=3', '/'])
  for (let page = 1; page <= 10; page++) history.visit(`/users/list/${page}/`)
  expect(history.getLastLink('/users/')).toBe('/users/')
})

describe('the language', () => {
  const german = { auth: { signIn: 'Anmelden' } }
  const stage = (server: FakeServer) =>
    makeTestSetup({ as: 'nobody', server, config: { locales: ['en', 'de'] } }).root.locale

  it('is the first preferred one that the host provides', async () => {
    await stage(new FakeServer().on('GET /locales/de.json', german)).use(['fr-FR', 'de-CH', 'en'])
    expect(i18next.t('auth.signIn')).toBe('Anmelden')
    expect(i18next.t('auth.signUp'), 'what is not translated stays English').toBe('Sign up')
    await i18next.changeLanguage('en')
  })

  it('is English without any request if the host provides nothing else', async () => {
    const server = new FakeServer()
    await stage(server).use(['fr', 'en-GB'])
    expect(server.calls).toEqual([])
    expect(i18next.language).toBe('en')
  })

  it('is requested again while the server fails', async () => {
    let tries = 0
    const server = new FakeServer().on('GET /locales/de.json', () => (++tries < 3 ? answer(502) : german))
    await stage(server).use(['de'])
    expect(tries).toBe(3)
    await i18next.changeLanguage('en')
  })

  it.each([
    ['is missing', answer(404)],
    ['is malformed', '{ not json'],
    ["can't be loaded", failRequest],
  ])('stays English without a retry if the file %s', async (_, reply) => {
    const server = new FakeServer().on('GET /locales/de.json', reply)
    await stage(server).use(['de'])
    expect(server.calls).toHaveLength(1)
    expect(i18next.language).toBe('en')
  })
})
