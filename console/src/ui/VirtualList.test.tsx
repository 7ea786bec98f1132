import { act, screen } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { renderWithProviders } from '../../test/render.tsx'
import { VirtualList } from './VirtualList.tsx'

const makeList = (total: number, onShow = vi.fn()) => (
  <VirtualList label="People" total={total} onShow={onShow} row={(index) => `person ${String(index)}`} />
)

/** Returns the rows drawn within the 280 px viewport. */
function readVisibleRows(): (string | null)[] {
  const { scrollTop } = screen.getByRole('list')
  return screen
    .getAllByRole('listitem')
    .map((row) => ({
      text: row.textContent,
      top: Number.parseFloat(row.style.transform.slice('translateY('.length)) - scrollTop,
    }))
    .filter(({ top }) => top > -1 && top <= 240.5)
    .map(({ text }) => text)
}

async function scrollTo(top: number) {
  const box = screen.getByRole('list')
  await act(async () => {
    box.scrollTop = top
    box.dispatchEvent(new Event('scroll'))
  })
}

const people = (from: number) => Array.from({ length: 7 }, (_, at) => `person ${String(from + at)}`)

describe('VirtualList', () => {
  test('renders the visible rows and a few more, each with its position', async () => {
    const onShow = vi.fn()
    renderWithProviders(makeList(100_000, onShow))
    expect(readVisibleRows()).toEqual(people(0))
    expect(screen.getAllByRole('listitem').length).toBeLessThan(30)
    await scrollTo(40 * 50_000)
    expect(readVisibleRows()).toEqual(people(50_000))
    const [from, to] = onShow.mock.lastCall ?? []
    expect([from <= 50_000, to >= 50_006, to - from < 30]).toEqual([true, true, true])
    const row = screen.getByText('person 50000')
    expect([row.getAttribute('aria-setsize'), row.getAttribute('aria-posinset')]).toEqual(['100000', '50001'])
  })

  test('is as tall as its few rows and renders all of them', () => {
    renderWithProviders(makeList(3))
    expect(screen.getByRole('list', { name: 'People' }).style.height).toBe('122px')
    expect(screen.getAllByRole('listitem')).toHaveLength(3)
  })

  test("reaches the last of a million rows despite the browser's height limit", async () => {
    renderWithProviders(makeList(1_000_000))
    const inner = screen.getByRole('list').firstElementChild as HTMLElement
    expect(Number.parseFloat(inner.style.height)).toBeLessThan(17_000_000)
    await scrollTo(Number.parseFloat(inner.style.height) - 280)
    expect(readVisibleRows()).toEqual(people(999_993))
  })

  test('scrolls by row and by page with the keyboard at any length', async () => {
    const { user } = renderWithProviders(makeList(1_000_000))
    await user.tab()
    const press = async (keys: string) => {
      await user.keyboard(keys)
      await scrollTo(screen.getByRole('list').scrollTop)
    }
    await press('{ArrowDown}')
    expect(readVisibleRows()).toEqual(people(1))
    await press('{PageDown}')
    expect(readVisibleRows()).toEqual(people(7))
    await press('{PageUp}{ArrowUp}')
    expect(readVisibleRows()).toEqual(people(0))
  })
})
