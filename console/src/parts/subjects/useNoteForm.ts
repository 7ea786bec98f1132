import type { Note } from '@heed/contracts'
import { subjects } from '@heed/contracts/endpoints/content/subjects'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import type { BaseSyntheticEvent } from 'react'
import { type Control, useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { useDraft } from '../../app/drafts/useDraft.ts'
import { useFormDraft } from '../../app/drafts/useFormDraft.ts'
import { useLeaveGuard } from '../../app/leave/useLeaveGuard.ts'
import { useRoot } from '../../app/root/RootContext.tsx'
import { useFormSave } from '../../ui/form/useFormSave.ts'
import type { SubjectStore } from './SubjectStore.ts'

const NoteDraft = z.object({ id: z.optional(z.number()), content: z.string() })
type NoteDraft = z.infer<typeof NoteDraft>

const emptyNote: NoteDraft = { content: '' }

export interface NoteForm {
  control: Control<NoteDraft, unknown, NoteDraft>
  noteId: number | undefined
  content: string
  isDirty: boolean
  hadDraft: boolean
  busy: boolean
  error: string | undefined
  submit: (event: BaseSyntheticEvent) => void
  startEditing: (note: Note) => void
  stop: () => void
  forget: () => void
  leave: (go: () => unknown) => void
}

export function useNoteForm(store: SubjectStore, subjectId: number): NoteForm {
  const { t } = useTranslation()
  const { notices } = useRoot()
  const form = useForm<NoteDraft, unknown, NoteDraft>({
    resolver: standardSchemaResolver(subjects.saveNote.body),
    defaultValues: emptyNote,
    mode: 'onSubmit',
  })
  const draft = useDraft(`note/${subjectId}`, NoteDraft)
  useFormDraft(form, draft)
  const { isDirty } = form.formState
  const { leave, done } = useLeaveGuard(isDirty)
  const clear = () => form.reset(emptyNote)
  const { submit, busy, error } = useFormSave(form, {
    save: async ({ content, id }) => {
      await store.saveNote(content, id)
      notices.show('success', t('subjects.noteSaved'))
      done(clear)
    },
  })
  return {
    control: form.control,
    noteId: form.watch('id'),
    content: form.watch('content'),
    isDirty,
    hadDraft: (draft.restoredValue?.content ?? '') !== '',
    busy,
    error,
    submit,
    startEditing: ({ id, content }) => leave(() => form.reset({ id, content })),
    stop: () => leave(clear),
    forget: () => done(clear),
    leave,
  }
}
