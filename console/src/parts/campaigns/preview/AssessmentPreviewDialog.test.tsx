import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { FakeServer, refuse } from '../../../../test/fakeServer.ts'
import { renderPage } from '../../../../test/renderPage.tsx'
import { loadTexts } from '../../../lib/texts.ts'
import { AssessmentPreviewDialog } from './AssessmentPreviewDialog.tsx'

await loadTexts('campaigns')

const sendCall = 'POST /companies/11/assessments/sendPreview'
const preview = {
  ...{ name: 'Spring check', due: '2026-03-20T12:00:00.000Z', duration: 300 },
  ...{ previewQuestions: [12, 11], introductoryData: { message: '<p>Hi</p>' } },
}

async function openDialog(server: FakeServer) {
  const onClose = vi.fn<() => void>()
  const view = await renderPage(<AssessmentPreviewDialog preview={preview} onClose={onClose} />, { server })
  const dialog = within(await screen.findByRole('dialog'))
  const submit = () => fireEvent.click(dialog.getByRole('button', { name: 'Send' }))
  const paste = (text: string) =>
    fireEvent.paste(dialog.getByRole('textbox', { name: /Recipients/ }), {
      clipboardData: { getData: () => text },
    })
  return { ...view, dialog, submit, paste, onClose }
}

it('the assessment preview is sent to the admin and added addresses, then closes', async () => {
  const { server, root, dialog, submit, paste, onClose } = await openDialog(
    new FakeServer().on(sendCall, { success: true }),
  )
  expect(dialog.queryByRole('radio')).toBeNull()
  paste('dora@example.is, carla@example.is')
  submit()
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  const targetEmail = 'asa@example.is,dora@example.is,carla@example.is'
  expect(server.listCalls(sendCall).map(({ body }) => body)).toEqual([{ ...preview, targetEmail }])
  expect(root.notices.items.map(({ tone }) => tone)).toEqual(['success'])
})

it('the assessment preview dialog stays open and says why sending was refused', async () => {
  const { dialog, submit, onClose } = await openDialog(
    new FakeServer().on(sendCall, refuse(500, 'Out of order')),
  )
  submit()
  expect(await dialog.findByText('Out of order')).toBeTruthy()
  expect(onClose).not.toHaveBeenCalled()
})
