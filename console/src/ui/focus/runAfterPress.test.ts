import { fireEvent } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { runAfterPress } from './runAfterPress.ts'

it('waits until a pressed pointer is released or cancelled', async () => {
  const steps: string[] = []
  for (const end of ['pointerUp', 'pointerCancel'] as const) {
    fireEvent.pointerDown(document.body)
    runAfterPress(() => steps.push('error'))
    fireEvent[end](document.body)
    steps.push('click')
    await vi.waitFor(() => expect(steps).toEqual(['click', 'error']))
    steps.length = 0
  }
  runAfterPress(() => steps.push('error'))
  expect(steps).toEqual(['error'])
})
