import { screen } from '@testing-library/react'
import { observable, runInAction } from 'mobx'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { makeTestSetup, renderPage } from '../../../test/renderPage.tsx'
import { textFiles } from '../../lib/textFiles.ts'
import { loadTexts } from '../../lib/texts.ts'
import { useRoot } from '../root/RootContext.tsx'
import { PlaceOptions } from './groups.tsx'
import { PaletteSearch } from './PaletteSearch.ts'
import { getSection, type Place } from './places.ts'

/** Delays the loading of texts that no other test uses. */
function holdTexts(section: string) {
  const path = `../locales/en/${section}.json`
  let come = () => {}
  let fail = () => {}
  const coming = new Promise<Record<string, unknown>>((resolve, reject) => {
    come = () => resolve({ title: section })
    fail = () => reject(new Error('no line'))
  })
  textFiles[path] = () => coming
  onTestFinished(() => {
    delete textFiles[path]
  })
  const place: Place = { key: section, title: `${section}.title`, to: '/' }
  return { come, fail, place }
}

it('the palette names each screen when its texts load, even if other texts fail', async () => {
  const { root } = makeTestSetup()
  const search = new PaletteSearch(root)
  const [wall, slow] = [holdTexts('heldWall'), holdTexts('heldSlow')]
  search.loadScreenNames([wall.place, slow.place])
  expect([search.isPending(wall.place), search.isPending(slow.place), search.isSearching]).toEqual([
    true,
    true,
    true,
  ])
  wall.come()
  await vi.waitFor(() => expect(search.isPending(wall.place)).toBe(false))
  expect([search.isPending(slow.place), search.hasPendingTexts]).toEqual([true, true])
  slow.fail()
  await vi.waitFor(() =>
    expect([search.isPending(slow.place), search.hasPendingTexts]).toEqual([false, false]),
  )
})

const LatePlaces = observer(function Late({ late }: { late: ReadonlySet<string> }) {
  const root = useRoot()
  const [search] = useState(() =>
    Object.assign(new PaletteSearch(root), { isPending: (place: Place) => late.has(getSection(place)) }),
  )
  return <PlaceOptions search={search} onOpen={() => undefined} />
})

it('the palette shows named screens and reserves lines for names still loading', async () => {
  await loadTexts('infosec', 'employees')
  const late = observable.set(['infosec', 'employees'])
  await renderPage(<LatePlaces late={late} />)
  const list = await screen.findByRole('group', { name: 'Go to' })
  const lines = list.children.length
  expect(screen.getByText('Employees')).toBeTruthy()
  expect([screen.queryByText('Live human risk'), screen.queryByText('Create list')]).toEqual([null, null])
  // The texts of a second section are still being loaded.
  runInAction(() => late.delete('infosec'))
  expect(await screen.findByText('Live human risk')).toBeTruthy()
  expect([list.children.length, screen.queryByText('Create list')]).toEqual([lines, null])
})
