import { screen } from '@testing-library/react'
import { Link } from 'react-router'
import { beforeEach, expect, it, vi } from 'vitest'
import { renderWithProviders } from '../../../test/render.tsx'
import { PagedList } from '../../lib/tables/PagedList.ts'
import { savePageSize } from '../../lib/tables/tableMemory.ts'
import { useTableUrlSync } from './useTableUrlSync.ts'

beforeEach(() => localStorage.clear())

function Table({ list }: { list: PagedList<unknown> }) {
  useTableUrlSync(list)
  return null
}

it.each([
  ['/', 20],
  ['/?list.filter=a', 20],
  ['/?list.page=3', 5],
  ['/?list.page=3&list.size=10', 10],
])('the address %s shows %i rows to someone who prefers 20', (address, size) => {
  savePageSize('list', 20)
  const list = new PagedList(async () => ({ rows: [], total: 0 }))
  renderWithProviders(<Table list={list} />, address)
  expect(list.size).toBe(size)
})

it("doesn't look up the preferred size again at another address", async () => {
  savePageSize('list', 20)
  const list = new PagedList(async () => ({ rows: [], total: 0 }), { order: 'name asc', fields: ['name'] })
  const { user } = renderWithProviders(
    <>
      <Table list={list} />
      <Link to="/?list.order=name+desc">Sort</Link>
    </>,
  )
  const readValue = vi.spyOn(Storage.prototype, 'getItem')
  await user.click(screen.getByText('Sort'))
  expect([list.order, list.size]).toEqual(['name desc', 20])
  expect(readValue.mock.calls.flat().filter((key) => key.includes('pageSize'))).toEqual([])
  readValue.mockRestore()
})
