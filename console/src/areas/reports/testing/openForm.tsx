import { screen, within } from '@testing-library/react'
import type { FakeServer } from '../../../../test/fakeServer.ts'
import { renderReports } from './renderReports.tsx'
import { aReportServer } from './reports.ts'

type Options = Partial<Parameters<typeof renderReports>[0]> & { now?: string; server?: FakeServer }

export async function openForm(button: string, { now, server = aReportServer(), ...options }: Options = {}) {
  if (now) server.time = new Date(now)
  const view = await renderReports({ at: '/reports', server, ...options })
  await screen.findByText('Weekly progress')
  await view.user.click(screen.getByRole('button', { name: button }))
  const dialog = within(await screen.findByRole('dialog'))
  return { ...view, server, dialog }
}
