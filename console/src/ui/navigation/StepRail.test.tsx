import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { setPhoneViewport } from '../../../test/narrowScreen.ts'
import { renderWithProviders } from '../../../test/render.tsx'
import { type RailStep, StepRail } from './StepRail.tsx'

const steps: RailStep[] = [
  { key: 'goal', label: 'Goal', hint: 'Payment fraud', isDone: true },
  { key: 'people', label: 'Employees' },
  { key: 'schedule', label: 'Schedule', refusal: 'Choose at least one employee' },
  { key: 'finalize', label: 'Finalize', refusal: 'Complete “Schedule” first' },
]

function showRail() {
  const onStep = vi.fn()
  return {
    ...renderWithProviders(<StepRail label="Steps" steps={steps} current="people" onStep={onStep} />),
    onStep,
  }
}

const getDescription = (element: HTMLElement) =>
  document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent

test('StepRail shows the current step, completed steps and why other steps are disabled', () => {
  showRail()
  expect(screen.getByRole('button', { current: 'step' }).textContent).toContain('Employees')
  expect(getDescription(screen.getByRole('button', { name: 'Goal, done' }))).toBe('Payment fraud')
  const closed = screen.getByRole('button', { name: 'Schedule' })
  expect([closed.getAttribute('aria-disabled'), getDescription(closed)]).toEqual([
    'true',
    'Choose at least one employee',
  ])
})

test("a step with a problem shows it, isn't marked as done and opens", async () => {
  const onStep = vi.fn()
  const wrong = steps.map((step) => (step.key === 'goal' ? { ...step, wrong: '1/2 are unavailable' } : step))
  const { user } = renderWithProviders(
    <StepRail label="Steps" steps={wrong} current="people" onStep={onStep} />,
  )
  const goal = screen.getByRole('button', { name: 'Goal' })
  expect([goal.hasAttribute('data-wrong'), goal.hasAttribute('data-done'), getDescription(goal)]).toEqual([
    true,
    false,
    '1/2 are unavailable',
  ])
  await user.click(goal)
  expect(onStep).toHaveBeenCalledWith('goal')
})

test('an enabled step opens by keyboard, and a disabled step can only be focused', async () => {
  const { user, onStep } = showRail()
  await user.tab()
  await user.keyboard('{Enter}')
  await user.tab()
  await user.tab()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Schedule' }))
  await user.keyboard('{Enter}')
  expect(onStep.mock.calls).toEqual([['goal']])
})

test('the current step stays current after it becomes disabled', () => {
  renderWithProviders(<StepRail label="Steps" steps={steps} current="schedule" onStep={vi.fn()} />)
  const current = screen.getByRole('button', { current: 'step' })
  expect([current.getAttribute('aria-disabled'), getDescription(current)]).toEqual([
    null,
    'Choose at least one employee',
  ])
})

test('on a narrow screen, StepRail is a button that names the current step', async () => {
  setPhoneViewport()
  const { user, onStep } = showRail()
  const strip = screen.getByRole('button', { name: 'Employees Step 2 of 4' })
  expect(strip.getAttribute('aria-expanded')).toBe('false')
  await user.click(strip)
  const dialog = within(screen.getByRole('dialog', { name: 'Steps' }))
  expect(dialog.getAllByRole('listitem')).toHaveLength(4)
  await user.click(dialog.getByRole('button', { name: 'Goal, done' }))
  expect(onStep).toHaveBeenCalledWith('goal')
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})
