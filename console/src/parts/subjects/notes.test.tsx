import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { answer, type FakeServer } from '../../../test/fakeServer.ts'
import { aSubjectServer } from './testing/aSubject.ts'
import { type Options, openPreview } from './testing/openPreview.tsx'

const saveNoteCall = 'POST /companies/11/subjects/101/notes'

describe("a subject's notes", () => {
  const saved = (content: string, id: number) => ({ success: true, note: { id, content } })
  const openNotes = async (server: FakeServer = aSubjectServer(), options: Options = {}) => {
    const view = await openPreview({ server, ...options })
    await view.user.click(await screen.findByRole('tab', { name: 'Notes (1)' }))
    return view
  }
  const field = (name: string) => screen.getByRole<HTMLTextAreaElement>('textbox', { name })

  it('can be added and update the count', { tags: 'slow' }, async () => {
    const server = aSubjectServer().on(saveNoteCall, saved('Ask Björn.', 6))
    const { user } = await openNotes(server)
    await user.type(field('Add a note'), 'Ask Björn.')
    await user.click(screen.getByRole('button', { name: 'Save note' }))
    expect(await screen.findByText('Note saved.')).toBeTruthy()
    expect(server.listCalls(saveNoteCall)[0]?.body).toEqual({ content: 'Ask Björn.' })
    expect(screen.getByRole('tab', { name: 'Notes (2)' })).toBeTruthy()
    expect(field('Add a note').value).toBe('')
  })

  it('can be edited in place', async () => {
    const server = aSubjectServer().on(saveNoteCall, saved('Ask Eva.', 5))
    const { user } = await openNotes(server)
    await user.click(screen.getByRole('button', { name: 'Edit the note “Ask Ása.”' }))
    expect(document.activeElement).toBe(field('Edit the note'))
    await user.clear(field('Edit the note'))
    await user.type(field('Edit the note'), 'Ask Eva.')
    await user.click(screen.getByRole('button', { name: 'Save note' }))
    expect(await screen.findByText('Note saved.')).toBeTruthy()
    expect(server.listCalls(saveNoteCall)[0]?.body).toEqual({ id: 5, content: 'Ask Eva.' })
    expect(screen.getByText('Ask Eva.')).toBeTruthy()
    expect(screen.queryByText('Ask Ása.')).toBeNull()
  })

  it('are deleted after a confirmation', async () => {
    const remove = 'DELETE /companies/11/subjects/101/notes/5'
    const server = aSubjectServer().on(remove, { success: true })
    const { user } = await openNotes(server)
    await user.click(screen.getByRole('button', { name: 'Delete the note “Ask Ása.”' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete this note?' }))
    await user.click(question.getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('Note deleted.')).toBeTruthy()
    expect(screen.getByText('No notes yet')).toBeTruthy()
    expect(server.listCalls(remove)).toHaveLength(1)
  })

  it("can't be saved empty and keep their text if the server refuses", { tags: 'slow' }, async () => {
    const server = aSubjectServer().on(saveNoteCall, answer(500, { message: 'Notes are down' }))
    const { user } = await openNotes(server)
    const save = () => screen.getByRole('button', { name: 'Save note' })
    expect(save().getAttribute('aria-disabled')).toBe('true')
    await user.type(field('Add a note'), '   ')
    await user.click(save())
    expect(await screen.findByText('You need to enter some information to save')).toBeTruthy()
    await user.type(field('Add a note'), 'Ask Björn.')
    await user.click(save())
    expect(await screen.findByText('Notes are down')).toBeTruthy()
    expect(field('Add a note').value).toContain('Ask Björn.')
  })

  it("aren't discarded on closing without a question", { tags: 'slow' }, async () => {
    const { user, onClose } = await openNotes()
    await user.type(field('Add a note'), 'Ask')
    await user.keyboard('{Escape}')
    const question = within(
      await screen.findByRole('alertdialog', { name: 'Discard without saving changes?' }),
    )
    await user.click(question.getByRole('button', { name: 'Keep editing' }))
    const kept = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Add a note' })
    expect([onClose.mock.calls.length, kept.value]).toEqual([0, 'Ask'])
    await user.keyboard('{Escape}')
    await user.click(await screen.findByRole('button', { name: 'Discard changes' }))
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('are restored after a reload while still unsaved', async () => {
    await openPreview({
      savedInTab: { 'heed.drafts': { person: 'u1', drafts: { '11/note/101': { content: 'Half a no' } } } },
    })
    expect((await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Add a note' })).value).toBe(
      'Half a no',
    )
  })

  it('are read-only for a viewer', async () => {
    await openNotes(aSubjectServer(), { as: 'viewer' })
    expect(screen.getByText('Ask Ása.')).toBeTruthy()
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(screen.queryByRole('button', { name: /the note/ })).toBeNull()
  })
})
