import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { FakeServer, failRequest, refuse } from '../../../../test/fakeServer.ts'
import { renderApp } from '../../../../test/renderPage.tsx'
import { triggerRefresh } from '../../../../test/waitForRefresh.ts'
import { renderAzure } from '../testing/renderAzure.tsx'
import {
  azureCredentials,
  doneSync,
  emptyAzureData,
  getIntegrationPath,
  idleSync,
  makeAzureData,
  neverSynced,
} from '../testing/responses.ts'

const pagePath = '/settings/integrations/azure/'
const makeRunningSync = (progress: number, message = 'Reading people') => ({
  ...neverSynced,
  latestRunningSyncId: 'sync-2',
  progress,
  message,
})
const makeProgressFrame = (progress: number, message = 'Reading people') => ({
  event: 'integration:progress' as const,
  data: { companyId: 11, type: 'azure' as const, syncId: 'sync-2', progress, message },
})

describe('the Azure AD form', () => {
  const unconnected = () => new FakeServer().on(`GET ${getIntegrationPath('azure')}`, emptyAzureData)

  test('requires all three IDs', async () => {
    const { user } = await renderApp({ at: pagePath, server: unconnected() })
    await user.click(await screen.findByRole('button', { name: 'Connect Azure AD' }))
    for (const missing of ['tenant ID', 'client ID', 'client secret']) {
      expect(await screen.findByText(`Please enter the ${missing}`)).toBeTruthy()
    }
  })

  test('explains rejected IDs with the original error folded, and keeps the typed text', async () => {
    const said = "AADSTS90002: Tenant 'x' not found."
    const server = unconnected().on(`PUT ${getIntegrationPath('azure')}`, refuse(409, said))
    const { user } = await renderApp({ at: pagePath, server })
    await user.type(await screen.findByRole('textbox', { name: /Tenant ID/ }), 'x')
    await user.type(screen.getByRole('textbox', { name: /Client ID/ }), 'y')
    await user.type(screen.getByLabelText(/Client secret/), 'z')
    expect(screen.getByText(/--tenant x --clientId y --clientSecret "\$CLIENT_SECRET"$/)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Connect Azure AD' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Azure AD is not connected' }))
    expect(
      dialog.getByText(
        "Looks like we can't connect to Azure AD. Please try again and make sure you are using the right IDs.",
      ),
    ).toBeTruthy()
    expect(dialog.getByText(said).closest('[hidden]')).not.toBeNull()
    await user.click(dialog.getByRole('button', { name: 'Show details' }))
    expect(dialog.getByText(said).closest('[hidden]')).toBeNull()
    await user.click(dialog.getByRole('button', { name: 'Hide details' }))
    expect(dialog.getByText(said).closest('[hidden]')).not.toBeNull()
    await user.click(dialog.getByRole('button', { name: 'Correct the IDs' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /Tenant ID/ }).value).toBe('x')
    expect(screen.getByLabelText<HTMLInputElement>(/Client secret/).value).toBe('z')
    expect(sessionStorage.getItem('heed.drafts') ?? '', 'a secret is not left in the tab').not.toContain(
      '"z"',
    )
  })

  test('tests unsaved IDs and keeps the error visible', async () => {
    const server = unconnected().on(`POST ${getIntegrationPath('azure', '/test')}`, {
      error: 'no such tenant',
    })
    const { user } = await renderApp({ at: pagePath, server })
    await user.type(await screen.findByRole('textbox', { name: /Tenant ID/ }), 'x')
    await user.click(screen.getByRole('button', { name: 'Test connection' }))
    expect(await screen.findByText('Connection failed: no such tenant')).toBeTruthy()
    server.on(`POST ${getIntegrationPath('azure', '/test')}`, { success: true })
    await user.click(screen.getByRole('button', { name: 'Test connection' }))
    expect(await screen.findByText('Connection successful')).toBeTruthy()
    expect(screen.queryByText(/Connection failed/)).toBeNull()
  })

  test('changes a connection with the stored IDs and the masked secret', async () => {
    const server = new FakeServer().on(`PUT ${getIntegrationPath('azure')}`, {
      success: true,
      data: makeAzureData(),
    })
    const { user } = await renderAzure({ server })
    await user.click(await screen.findByRole('button', { name: 'Actions for Azure AD' }))
    await user.click(await screen.findByRole('menuitem', { name: /Change connection/ }))
    await user.click(await screen.findByRole('button', { name: 'Save connection' }))
    await waitFor(() => expect(server.listCalls(`PUT ${getIntegrationPath('azure')}`)).toHaveLength(1))
    expect(server.listCalls(`PUT ${getIntegrationPath('azure')}`)[0]?.body).toEqual(azureCredentials)
    expect(await screen.findByRole('button', { name: 'Actions for Azure AD' })).toBeTruthy()
  })
})

describe('a directory sync', () => {
  test('shows live progress, then its results, and reloads the company', async () => {
    const server = new FakeServer().on(`POST ${getIntegrationPath('azure', '/sync')}`, {
      latestRunningSyncId: 'sync-2',
    })
    const { user, sockets } = await renderAzure({ server })
    const start = await screen.findByRole('button', { name: 'Sync now' })
    await waitFor(() => expect(start.getAttribute('aria-disabled')).toBeNull())
    expect(await screen.findByText('Nothing has been synced yet')).toBeTruthy()
    sockets.at(-1)?.open()
    server.on(`GET ${getIntegrationPath('azure', '/status')}`, makeRunningSync(0, ''))
    await user.click(start)
    expect(await screen.findByText('Sync Started Successful')).toBeTruthy()
    const bar = await screen.findByRole('progressbar', { name: 'Initializing' })
    expect(screen.getByText(/You can leave this page while the sync continues\.$/)).toBeTruthy()
    expect(bar.getAttribute('aria-valuenow')).toBe('0')
    sockets.at(-1)?.receive(makeProgressFrame(40))
    expect(
      (await screen.findByRole('progressbar', { name: 'Reading people' })).getAttribute('aria-valuenow'),
    ).toBe('40')
    sockets.at(-1)?.receive(makeProgressFrame(20, 'Late'))
    expect(screen.queryByText('Late'), 'what comes late takes nothing back').toBeNull()
    const before = server.listCalls('GET /companies/11').length
    server.on(`GET ${getIntegrationPath('azure', '/status')}`, { ...doneSync, ...idleSync })
    const earlier = { ...doneSync, lastSync: '2026-03-01T09:00:00.000Z', lastSyncId: 'sync-0' }
    server.on(`GET ${getIntegrationPath('azure')}`, makeAzureData({ syncStatuses: [doneSync, earlier] }))
    sockets.at(-1)?.receive(makeProgressFrame(100, 'Finished'))
    expect(await screen.findByText(/^Last sync: Mar 02, 2026 09:00/)).toBeTruthy()
    expect(await screen.findByText(/^Mar 01, 2026 09:00/), 'the syncs before it').toBeTruthy()
    const figures = ['Employees created', 'Lists created', 'Added to lists', 'Removed from lists']
    expect(figures.map((name) => screen.getAllByText(name)[0]?.nextSibling?.textContent)).toEqual([
      '12',
      '3',
      '15',
      '4',
    ])
    expect(server.listCalls('GET /companies/11').length).toBeGreaterThan(before)
  })

  test('is polled while the live connection is lost', async () => {
    const server = new FakeServer().on(`GET ${getIntegrationPath('azure', '/status')}`, makeRunningSync(20))
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    try {
      await renderAzure({ server })
      expect(await screen.findByRole('progressbar', { name: 'Reading people' })).toBeTruthy()
      server.on(`GET ${getIntegrationPath('azure', '/status')}`, { ...doneSync, ...idleSync })
      vi.advanceTimersByTime(3000)
      expect(await screen.findByText(/^Last sync:/)).toBeTruthy()
    } finally {
      vi.useRealTimers()
    }
  })

  test('says why it failed and that nothing was changed', async () => {
    const failed = {
      ...neverSynced,
      ...idleSync,
      status: 3,
      lastSync: doneSync.lastSync,
      errorDetails: 'The secret has expired.',
    }
    await renderAzure({
      server: new FakeServer().on(`GET ${getIntegrationPath('azure', '/status')}`, failed),
    })
    expect(await screen.findByText(/Sync failed: The secret has expired\./)).toBeTruthy()
    expect(screen.getByText(/No employees or lists were changed\./)).toBeTruthy()
    expect(screen.getByText('Last sync failed')).toBeTruthy()
  })

  test("says which data wasn't synced, next to its results", async () => {
    const partly = { ...doneSync, ...idleSync, errorDetails: '2 people have no address.' }
    await renderAzure({
      server: new FakeServer().on(`GET ${getIntegrationPath('azure', '/status')}`, partly),
    })
    expect(await screen.findByText("Some data wasn't synced: 2 people have no address.")).toBeTruthy()
    expect(screen.getByText('Employees created').nextSibling?.textContent).toBe('12')
    expect(screen.queryByText(/Sync failed/)).toBeNull()
  })

  test("shows only the latest error when it can't be started", async () => {
    const failed = {
      ...neverSynced,
      ...idleSync,
      status: 3,
      lastSyncId: 'sync-1',
      errorDetails: 'The secret has expired.',
    }
    const server = new FakeServer()
      .on(`POST ${getIntegrationPath('azure', '/sync')}`, { error: 'Azure AD is not connected' })
      .on(`GET ${getIntegrationPath('azure', '/status')}`, failed)
    const { user } = await renderAzure({ server })
    const start = await screen.findByRole('button', { name: 'Sync now' })
    await waitFor(() => expect(start.getAttribute('aria-disabled')).toBeNull())
    expect(await screen.findByText(/The secret has expired/)).toBeTruthy()
    await user.dblClick(start)
    expect(await screen.findByText('Sync failed: Azure AD is not connected')).toBeTruthy()
    expect(screen.queryByText(/The secret has expired/), 'only the latest is reported').toBeNull()
    server.on(`GET ${getIntegrationPath('azure', '/status')}`, {
      ...doneSync,
      ...idleSync,
      lastSyncId: 'sync-2',
    })
    triggerRefresh()
    expect(await screen.findByText(/^Last sync:/)).toBeTruthy()
    expect(screen.queryByText(/^Sync failed/)).toBeNull()
  })

  test("needs a selected group, and disables choosing groups while it's running", {
    tags: 'slow',
  }, async () => {
    const server = new FakeServer().on(`GET ${getIntegrationPath('azure', '/selected')}`, { groups: [] })
    const { unmount, user } = await renderAzure({ server })
    expect(await screen.findByText('No groups chosen yet')).toBeTruthy()
    await user.hover(screen.getByRole('button', { name: 'Sync now' }))
    expect(await screen.findByText('No groups are selected')).toBeTruthy()
    unmount()
    await renderAzure({
      server: new FakeServer().on(`GET ${getIntegrationPath('azure', '/status')}`, makeRunningSync(20)),
    })
    await screen.findByRole('progressbar')
    expect(screen.getByRole('button', { name: 'Choose groups' }).getAttribute('aria-disabled')).toBe('true')
  })

  test("says that its status couldn't be loaded and offers to try again", async () => {
    const server = new FakeServer().on(`GET ${getIntegrationPath('azure', '/status')}`, failRequest)
    const { user } = await renderAzure({ server })
    expect(await screen.findByText("Couldn't load the sync status")).toBeTruthy()
    server.on(`GET ${getIntegrationPath('azure', '/status')}`, { ...neverSynced, ...idleSync })
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Nothing has been synced yet')).toBeTruthy()
  })
})

describe('unlinking Azure AD', () => {
  const open = async (server: FakeServer) => {
    const stage = await renderAzure({ server })
    const menu = await screen.findByRole('button', { name: 'Actions for Azure AD' })
    await screen.findByText('Nothing has been synced yet')
    await stage.user.click(menu)
    await stage.user.click(await screen.findByRole('menuitem', { name: /Unlink/ }))
    const dialog = within(
      await screen.findByRole('alertdialog', { name: /Unlink Azure AD from Norðurljós ehf\./ }),
    )
    expect(dialog.getByText(/^2 groups will stop syncing/)).toBeTruthy()
    return { ...stage, dialog }
  }

  test('shows the connection form again', async () => {
    const server = new FakeServer().on(`POST ${getIntegrationPath('azure', '/unlink')}`, { success: true })
    const { user, dialog } = await open(server)
    server.on(`GET ${getIntegrationPath('azure')}`, emptyAzureData)
    await user.click(dialog.getByRole('button', { name: 'Unlink' }))
    expect(await screen.findByText('Sync Unlinked Successful')).toBeTruthy()
    expect(await screen.findByRole('button', { name: 'Connect Azure AD' })).toBeTruthy()
  })

  test('shows in the dialog why it was rejected', { tags: 'slow' }, async () => {
    const reason = 'A sync is running. Please wait until it has finished'
    const { user, dialog } = await open(
      new FakeServer().on(`POST ${getIntegrationPath('azure', '/unlink')}`, refuse(409, reason)),
    )
    await user.click(dialog.getByRole('button', { name: 'Unlink' }))
    expect(await dialog.findByText(`Unlink failed: ${reason}`)).toBeTruthy()
  })
})
