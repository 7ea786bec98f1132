import { act, fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderStep } from '../testing/renderStep.tsx'
import { ScheduleStep } from './ScheduleStep.tsx'

const open = (own: Parameters<typeof renderStep>[1]) => renderStep(<ScheduleStep />, own)

it('a plan of 201 deliveries is rejected until more subjects are sent together', async () => {
  const subjects = Array.from({ length: 201 }, (_, at) => 1000 + at)
  const { store, user } = await open({ values: { subjects, subjectsPerInterval: 1 } })
  const words = 'You can plan at most 200 deliveries: send more subjects at a time or remove some'
  expect(await screen.findByText(words)).toBeTruthy()
  expect(store.startRefusal).toBe(words)
  await user.click(screen.getByRole('button', { name: 'Increase Subjects per interval' }))
  expect(screen.queryByText(words)).toBeNull()
})

it('a list of 200 deliveries renders visible rows and keeps them after a move', {
  tags: 'slow',
}, async () => {
  const subjects = Array.from({ length: 200 }, (_, at) => 1000 + at)
  const { store, user } = await open({ values: { subjects, subjectsPerInterval: 1 } })
  const all = await screen.findByRole('list', { name: 'Deliveries' })
  expect(all.children.length).toBeLessThan(20)
  expect([...all.children].map((row) => row.getAttribute('aria-setsize'))).toContain('200')
  const before = [...all.children]
  act(() => void store.plan.move(0, '2026-04-08T09:00:00.000Z'))
  expect([...all.children].every((row, at) => row === before[at])).toBe(true)
  expect(all.children[0]?.textContent).toContain('Wed, Apr 8, 09:00')
  expect(store.plan.splitProblem(0)).toBe("You can't plan more than 200 deliveries")
  const frame = all.parentElement
  if (frame) frame.scrollTop = 139 * 57
  fireEvent.scroll(frame ?? all)
  expect(await screen.findByRole('button', { name: 'Edit delivery 140' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Edit delivery 140' }))
  await user.type(screen.getByRole('textbox', { name: /^Delivery name/ }), 'Easter')
  await user.click(screen.getByRole('button', { name: 'Done' }))
  expect(store.deliveries[139]?.name).toBe('Easter')
})
