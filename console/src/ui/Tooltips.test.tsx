import { fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { renderWithProviders } from '../../test/render.tsx'
import { ActionButton } from './buttons/ActionButton.tsx'
import { ContentCard } from './cards/ContentCard.tsx'
import { SingleLineText } from './text/SingleLineText.tsx'
import { Truncate } from './text/Truncate.tsx'

const longText = 'hildur.tomasardottir@nordurljos.example'
const queryTooltip = () => screen.queryByRole('tooltip', { hidden: true })

/** happy-dom has no layout, so a character counts as 1 px, and every box is 10 px wide. */
function mockLayout() {
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockImplementation(function (this: HTMLElement) {
    return this.textContent.length
  })
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(10)
}

function hoverElement(element: Element) {
  document.elementsFromPoint = () => [element]
  fireEvent.pointerMove(element, { pointerType: 'mouse' })
}

beforeEach(mockLayout)
afterEach(() => {
  document.elementsFromPoint = () => []
})

describe('a truncated text', () => {
  test('is shown in full on hover until Escape is pressed', async () => {
    const { user } = renderWithProviders(<SingleLineText text={longText} />)
    hoverElement(screen.getByText(longText))
    await waitFor(() => expect(queryTooltip()?.textContent).toBe(longText))
    await user.keyboard('{Escape}')
    expect(queryTooltip()).toBeNull()
  })

  test("has its ellipsis at a right-to-left name's end and keeps its alignment", () => {
    renderWithProviders(<SingleLineText text="נועה לוי" />)
    const line = screen.getByText('נועה לוי')
    expect(line.getAttribute('dir')).toBe('auto')
    expect(getComputedStyle(line).textAlign).toBe('match-parent')
  })

  test('has its dots at the end of a right-to-left name cut by characters', () => {
    renderWithProviders(<Truncate text="נועה לוי" maxLength={4} />)
    expect(screen.getByText('נועה…').getAttribute('dir')).toBe('auto')
  })

  test('is shown in full when its row gets keyboard focus', async () => {
    const { user } = renderWithProviders(
      <>
        <table>
          <tbody>
            <tr>
              <td>
                <a href="/users/" data-row-link>
                  <SingleLineText text="Hildur" />
                </a>
              </td>
              <td>
                <SingleLineText text={longText} />
              </td>
            </tr>
          </tbody>
        </table>
        <button type="button">Next</button>
      </>,
    )
    await user.tab()
    expect(queryTooltip()?.textContent).toBe(longText)
    await user.tab()
    expect(queryTooltip()).toBeNull()
  })

  test('is shown in full if only part of a pixel is hidden', async () => {
    vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(142)
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(142)
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 141.9, 20))
    vi.spyOn(Range.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 142.4, 20))
    renderWithProviders(<SingleLineText text={longText} />)
    hoverElement(screen.getByText(longText))
    await waitFor(() => expect(queryTooltip()?.textContent).toBe(longText))
  })

  test('is shown in full when its card gets keyboard focus, including clamped lines', async () => {
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1000)
    vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockImplementation(function (this: HTMLElement) {
      return this.textContent === longText ? 60 : 40
    })
    vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(40)
    const { user } = renderWithProviders(
      <ContentCard title="Spot the phish" text={longText} to="/catalog/" />,
    )
    await user.tab()
    expect(queryTooltip()?.textContent).toBe(longText)
  })

  test('is shown in full if it was cut by characters', async () => {
    renderWithProviders(<Truncate text="Quarterly phishing awareness" maxLength={9} />)
    hoverElement(screen.getByText('Quarterly…').closest('[data-cut]') ?? document.body)
    await waitFor(() => expect(queryTooltip()?.textContent).toBe('Quarterly phishing awareness'))
  })
})

test('a fully visible text has no tooltip', async () => {
  const { user } = renderWithProviders(
    <a href="/users/">
      <SingleLineText text="Hildur" />
    </a>,
  )
  await user.tab()
  expect(queryTooltip()).toBeNull()
})

test('a disabled control shows its reason on touch and exposes it to screen readers', async () => {
  const { user } = renderWithProviders(
    <ActionButton action={{ key: 'add', label: 'Add', disabledReason: 'Employees limit reached.' }} />,
  )
  const button = screen.getByRole('button', { name: 'Add' })
  expect(button.getAttribute('aria-description')).toBe('Employees limit reached.')
  await user.pointer({ keys: '[TouchA]', target: button })
  expect(queryTooltip()?.textContent).toBe('Employees limit reached.')
  await user.pointer({ keys: '[TouchA]', target: document.body })
  expect(queryTooltip()).toBeNull()
})

function Step() {
  const [isDone, setDone] = useState(false)
  const next = { key: 'next', label: 'Next', onRun: () => flushSync(() => setDone(true)) }
  return <ActionButton action={{ ...next, disabledReason: isDone ? 'Answer first.' : undefined }} />
}

test("a control's reason appears on request, not on the click that disabled it", async () => {
  const { user } = renderWithProviders(<Step />)
  const button = screen.getByRole('button', { name: 'Next' })
  await user.click(button)
  expect(button.getAttribute('aria-description')).toBe('Answer first.')
  expect(queryTooltip()).toBeNull()
  await user.click(button)
  expect(queryTooltip()?.textContent).toBe('Answer first.')
})
