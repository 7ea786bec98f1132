import { fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { show } from '../../test/render.tsx'
import { ActionButton } from './buttons/ActionButton.tsx'
import { ContentCard } from './cards/ContentCard.tsx'
import { OneLine } from './text/OneLine.tsx'
import { Truncate } from './text/Truncate.tsx'

const long = 'hildur.tomasardottir@nordurljos.example'
const tip = () => screen.queryByRole('tooltip', { hidden: true })

/** happy-dom has no layout, so a letter counts as 1 px, and every box is 10 px wide. */
function layOut() {
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockImplementation(function (this: HTMLElement) {
    return this.textContent.length
  })
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(10)
}

function pointAt(element: Element) {
  document.elementsFromPoint = () => [element]
  fireEvent.pointerMove(element, { pointerType: 'mouse' })
}

beforeEach(layOut)
afterEach(() => {
  document.elementsFromPoint = () => []
})

describe('a truncated text', () => {
  test('is shown in full on hover until Escape is pressed', async () => {
    const { user } = show(<OneLine text={long} />)
    pointAt(screen.getByText(long))
    await waitFor(() => expect(tip()?.textContent).toBe(long))
    await user.keyboard('{Escape}')
    expect(tip()).toBeNull()
  })

  test("has its ellipsis at a right-to-left name's end and keeps its alignment", () => {
    show(<OneLine text="נועה לוי" />)
    const line = screen.getByText('נועה לוי')
    expect(line.getAttribute('dir')).toBe('auto')
    expect(getComputedStyle(line).textAlign).toBe('match-parent')
  })

  test('has its dots at the end of a right-to-left name cut by characters', () => {
    show(<Truncate text="נועה לוי" maxLength={4} />)
    expect(screen.getByText('נועה…').getAttribute('dir')).toBe('auto')
  })

  test('is shown in full when its row gets keyboard focus', async () => {
    const { user } = show(
      <>
        <table>
          <tbody>
            <tr>
              <td>
                <a href="/users/" data-row-link>
                  <OneLine text="Hildur" />
                </a>
              </td>
              <td>
                <OneLine text={long} />
              </td>
            </tr>
          </tbody>
        </table>
        <button type="button">Next</button>
      </>,
    )
    await user.tab()
    expect(tip()?.textContent).toBe(long)
    await user.tab()
    expect(tip()).toBeNull()
  })

  test('is shown in full if only part of a pixel is hidden', async () => {
    vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(142)
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(142)
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 141.9, 20))
    vi.spyOn(Range.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 142.4, 20))
    show(<OneLine text={long} />)
    pointAt(screen.getByText(long))
    await waitFor(() => expect(tip()?.textContent).toBe(long))
  })

  test('is shown in full when its card gets keyboard focus, including clamped lines', async () => {
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1000)
    vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockImplementation(function (this: HTMLElement) {
      return this.textContent === long ? 60 : 40
    })
    vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(40)
    const { user } = show(<ContentCard title="Spot the phish" text={long} to="/catalog/" />)
    await user.tab()
    expect(tip()?.textContent).toBe(long)
  })

  test('is shown in full if it was cut by characters', async () => {
    show(<Truncate text="Quarterly phishing awareness" maxLength={9} />)
    pointAt(screen.getByText('Quarterly…').closest('[data-cut]') ?? document.body)
    await waitFor(() => expect(tip()?.textContent).toBe('Quarterly phishing awareness'))
  })
})

test('a fully visible text has no tooltip', async () => {
  const { user } = show(
    <a href="/users/">
      <OneLine text="Hildur" />
    </a>,
  )
  await user.tab()
  expect(tip()).toBeNull()
})

test('a disabled control shows its reason on touch and exposes it to screen readers', async () => {
  const { user } = show(
    <ActionButton action={{ key: 'add', label: 'Add', disabledReason: 'Employees limit reached.' }} />,
  )
  const button = screen.getByRole('button', { name: 'Add' })
  expect(button.getAttribute('aria-description')).toBe('Employees limit reached.')
  await user.pointer({ keys: '[TouchA]', target: button })
  expect(tip()?.textContent).toBe('Employees limit reached.')
  await user.pointer({ keys: '[TouchA]', target: document.body })
  expect(tip()).toBeNull()
})

function Step() {
  const [isDone, setDone] = useState(false)
  const next = { key: 'next', label: 'Next', onRun: () => flushSync(() => setDone(true)) }
  return <ActionButton action={{ ...next, disabledReason: isDone ? 'Answer first.' : undefined }} />
}

test("a control's reason appears on request, not on the click that disabled it", async () => {
  const { user } = show(<Step />)
  const button = screen.getByRole('button', { name: 'Next' })
  await user.click(button)
  expect(button.getAttribute('aria-description')).toBe('Answer first.')
  expect(tip()).toBeNull()
  await user.click(button)
  expect(tip()?.textContent).toBe('Answer first.')
})
