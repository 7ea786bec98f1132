import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it, onTestFinished } from 'vitest'
import { aHome } from '../../../test/homes.ts'
import { renderApp } from '../../../test/renderPage.tsx'
import { textFiles } from '../../lib/textFiles.ts'

/** Holds back the texts of an area. */
function held(section: string) {
  const path = `../locales/en/${section}.json`
  const fetch = textFiles[path]
  if (!fetch) throw new Error(`No texts of ${section}`)
  onTestFinished(() => {
    textFiles[path] = fetch
  })
  let come = () => {}
  let fail = () => {}
  const coming = new Promise<void>((resolve, reject) => {
    come = resolve
    fail = () => reject(new Error('no line'))
  })
  textFiles[path] = () => coming.then(fetch)
  return { come, fail }
}

it('shows the screens whose names are there at once, keeps the line of the others, and fills them in as they come', async () => {
  const infosec = held('infosec')
  const reports = held('reports')
  const { user } = await renderApp({ server: aHome() })
  await screen.findByRole('heading', { name: 'Dashboard' })
  await user.keyboard('{Control>}k{/Control}')
  const list = await screen.findByRole('listbox')
  const dialog = within(list)
  expect(await dialog.findByText('Employees')).toBeTruthy()
  // The name of the group, and a line for each screen.
  const lines = () => list.querySelector('[role=group]')?.children.length ?? 0
  const before = lines()
  expect(dialog.queryByText('Human risk, live')).toBeNull()
  // What may still come is not said to be missing.
  const field = screen.getByPlaceholderText(/^Screens, people/)
  const type = (value: string) => fireEvent.change(field, { target: { value } })
  type('human risk')
  expect(screen.queryByText(/^Nothing is called/)).toBeNull()
  type('')
  infosec.come()
  expect(await dialog.findByText('Human risk, live')).toBeTruthy()
  expect(lines()).toBe(before)
  // Texts that never come take nothing else with them.
  reports.fail()
  await waitFor(() => expect(lines()).toBeLessThan(before))
  expect(dialog.getByText('Employees')).toBeTruthy()
})
