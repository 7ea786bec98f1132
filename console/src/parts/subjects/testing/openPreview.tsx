import { act, screen } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { Outlet } from 'react-router'
import { vi } from 'vitest'
import { renderRoutes } from '../../../../test/renderPage.tsx'
import { LeaveHost } from '../../../app/leave/LeaveHost.tsx'
import { ConfirmHost } from '../../../app/shell/ConfirmHost.tsx'
import { SubjectPreview } from '../dialogs.ts'
import { aSubjectServer } from './aSubject.ts'

export type Options = NonNullable<Parameters<typeof renderRoutes>[1]> & {
  subjectId?: number
  preview?: Partial<ComponentProps<typeof SubjectPreview>>
}

export async function openPreview({ subjectId = 101, preview = {}, ...options }: Options = {}) {
  const onClose = vi.fn()
  const element = (
    <>
      <SubjectPreview subjectId={subjectId} onClose={onClose} {...preview} />
      <Outlet />
      <LeaveHost />
      <ConfirmHost />
    </>
  )
  const view = await renderRoutes([{ path: '*', element }], { server: aSubjectServer(), ...options })
  await screen.findByRole('dialog')
  return { ...view, onClose }
}

export const findPlayerFrame = (title: string) => screen.findByTitle<HTMLIFrameElement>(title)

export function postFromPlayer(from: HTMLIFrameElement, subjectId: number, message: object) {
  const data = { source: 'heed-player', subjectId, language: 'en', ...message }
  // happy-dom doesn't load pages, so the frame has no window.
  const source: Window = Object.create(window)
  Object.defineProperty(from, 'contentWindow', { value: source, configurable: true })
  const event = Object.assign(new Event('message'), { data, source })
  act(() => void window.dispatchEvent(event))
}
