import { expect, test, vi } from 'vitest'
import { setPhoneViewport } from '../../../test/narrowScreen.ts'
import { renderWithProviders } from '../../../test/render.tsx'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { FullScreenModal } from './FullScreenModal.tsx'

/** The window is 800 px high; every dialog ends at the window's bottom and has a 70 px footer. */
function stubLayout() {
  vi.stubGlobal('innerHeight', 800)
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly notify: () => void
      constructor(notify: () => void) {
        this.notify = notify
      }
      observe() {
        this.notify()
      }
      disconnect() {}
    },
  )
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    const isFoot = this.matches('.MuiDialogActions-root, [data-foot]')
    return new DOMRect(0, isFoot ? 730 : 0, 390, isFoot ? 70 : 800)
  })
}

const readNoticePosition = () =>
  ['top', 'bottom'].map((side) => document.documentElement.style.getPropertyValue(`--heed-notices-${side}`))

const aboveFooterPosition = ['auto', 'calc(max(70px, var(--heed-foot, 0px)) + 8px)']

function Dialogs({ isOpen, isAsked = false }: { isOpen: boolean; isAsked?: boolean }) {
  return (
    <>
      <FullScreenModal
        open={isOpen}
        title="Payment fraud"
        company="Nordlys ehf."
        onClose={vi.fn()}
        bodyLabel="Goal"
        bar={{ label: 'Training', primary: { key: 'next', label: 'Continue' } }}
      >
        {null}
      </FullScreenModal>
      <ConfirmDialog
        open={isAsked}
        title="Stop?"
        actionLabel="Stop"
        command={null}
        onConfirm={vi.fn()}
        onCancel={vi.fn()}
      />
    </>
  )
}

test('on a phone, notices appear above the footer of the topmost open dialog', async () => {
  stubLayout()
  setPhoneViewport()
  const { rerender } = renderWithProviders(<Dialogs isOpen />)
  expect(readNoticePosition()).toEqual(aboveFooterPosition)
  rerender(<Dialogs isOpen isAsked />)
  expect(readNoticePosition()).toEqual(aboveFooterPosition)
  rerender(<Dialogs isOpen />)
  await vi.waitFor(() => expect(document.querySelector('[role=alertdialog]')).toBeNull())
  expect(readNoticePosition()).toEqual(aboveFooterPosition)
  rerender(<Dialogs isOpen={false} />)
  await vi.waitFor(() => expect(readNoticePosition()).toEqual(['', '']))
})

test("on a wide screen, a dialog doesn't move the notices", () => {
  stubLayout()
  renderWithProviders(<Dialogs isOpen />)
  expect(readNoticePosition()).toEqual(['', ''])
})
