import { fireEvent, screen } from '@testing-library/react'
import { type ComponentProps, useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { renderWithProviders } from '../../../test/render.tsx'
import { QuestionCarousel } from './QuestionCarousel.tsx'

function ControlledCarousel({
  count = 3,
  onChange = () => undefined,
  ...props
}: Partial<ComponentProps<typeof QuestionCarousel>>) {
  const [at, setAt] = useState(0)
  return (
    <QuestionCarousel
      {...props}
      label="Mailbox full"
      count={count}
      value={at}
      onChange={(to) => {
        setAt(to)
        onChange(to)
      }}
    >
      <p>question {at + 1}</p>
      <input key={at} aria-label="Answer" />
    </QuestionCarousel>
  )
}

/** The test changes the slide from outside, like a timer. */
const FixedCarousel = ({ at }: { at: number }) => (
  <QuestionCarousel label="Mailbox full" count={2} value={at} onChange={() => undefined}>
    <input key={at} aria-label="Answer" />
  </QuestionCarousel>
)

const getSlideLabel = () => screen.getByRole('group').getAttribute('aria-label')

describe('QuestionCarousel', () => {
  test('shows the current position, and stops at both ends with the reason', async () => {
    const { user } = renderWithProviders(<ControlledCarousel />)
    expect([getSlideLabel(), screen.getByText('1 of 3') !== null]).toEqual(['1 of 3', true])
    const [previous, next] = [
      screen.getByRole('button', { name: 'Previous' }),
      screen.getByRole('button', { name: 'Next' }),
    ]
    expect(previous.getAttribute('aria-disabled')).toBe('true')
    await user.click(previous)
    expect(getSlideLabel()).toBe('1 of 3')
    await user.hover(previous)
    expect((await screen.findByRole('tooltip', { hidden: true })).textContent).toBe(
      'This is the first question.',
    )
    await user.click(next)
    await user.click(next)
    await user.click(next)
    expect([getSlideLabel(), next.getAttribute('aria-disabled')]).toEqual(['3 of 3', 'true'])
  })

  test('follows the arrow keys, except in a text field', async () => {
    const { user } = renderWithProviders(<ControlledCarousel />)
    await user.tab()
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}')
    expect(getSlideLabel()).toBe('2 of 3')
    await user.click(screen.getByRole('textbox', { name: 'Answer' }))
    await user.keyboard('{ArrowRight}')
    expect(getSlideLabel()).toBe('2 of 3')
  })

  test('has a dot for each question that opens it, unless there are too many', async () => {
    const { user, rerender } = renderWithProviders(<ControlledCarousel />)
    await user.click(screen.getByRole('button', { name: 'Go to question 3 of 3' }))
    expect(screen.getByRole('button', { current: true }).getAttribute('aria-label')).toBe(
      'Go to question 3 of 3',
    )
    rerender(<ControlledCarousel count={40} />)
    expect(screen.queryByRole('button', { name: /^Go to/ })).toBeNull()
  })

  test("can't go past the last allowed question, and explains why", async () => {
    const { user } = renderWithProviders(
      <ControlledCarousel upTo={{ lastIndex: 1, reason: 'Answer to continue.' }} />,
    )
    await user.click(screen.getByRole('button', { name: 'Go to question 3 of 3' }))
    expect(getSlideLabel()).toBe('1 of 3')
    await user.click(screen.getByRole('button', { name: 'Next' }))
    screen.getByRole('group').focus()
    await user.keyboard('{ArrowRight}')
    expect(getSlideLabel()).toBe('2 of 3')
    const next = screen.getByRole('button', { name: 'Next' })
    expect([next.getAttribute('aria-disabled'), next.getAttribute('aria-description')]).toEqual([
      'true',
      'Answer to continue.',
    ])
  })

  test("hides its own buttons when they're placed elsewhere", () => {
    renderWithProviders(<ControlledCarousel stepsElsewhere />)
    expect(screen.queryByRole('button', { name: /^(Next|Previous)$/ })).toBeNull()
    expect(screen.getByRole('button', { name: 'Go to question 3 of 3' })).toBeTruthy()
  })

  test('keeps the focus when the focused field disappears', () => {
    const { rerender } = renderWithProviders(<FixedCarousel at={0} />)
    screen.getByRole('textbox', { name: 'Answer' }).focus()
    rerender(<FixedCarousel at={1} />)
    expect(document.activeElement).toBe(screen.getByRole('group'))
  })

  test.each([
    ['to the left, showing the next question', -80, 6, '2 of 3'],
    ['that is too short, staying where it was', -30, 0, '1 of 3'],
    ['down the page, staying where it was', -60, 120, '1 of 3'],
    ['to the right before the first question, staying there', 80, 0, '1 of 3'],
  ])('responds to a swipe %s', (_, x, y, after) => {
    const onChange = vi.fn()
    renderWithProviders(<ControlledCarousel onChange={onChange} />)
    const group = screen.getByRole('group')
    fireEvent.pointerDown(group, { pointerType: 'touch', clientX: 200, clientY: 100 })
    fireEvent.pointerUp(group, { pointerType: 'touch', clientX: 200 + x, clientY: 100 + y })
    expect(getSlideLabel()).toBe(after)
  })
})
