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
import { useSaving } from '../../ui/form/useSaving.ts'
import type { SubjectStore } from './SubjectStore.ts'

const Typed = z.object({ id: z.optional(z.number()), content: z.string() })
type Typed = z.infer<typeof Typed>

const empty: Typed = { content: '' }

export interface NoteForm {
  control: Control<Typed, unknown, Typed>
  noteId: number | undefined
  content: string
  isDirty: boolean
  wasTyping: boolean
  busy: boolean
  error: string | undefined
  submit: (event: BaseSyntheticEvent) => void
  begin: (note: Note) => void
  stop: () => void
  forget: () => void
  leave: (go: () => unknown) => void
}

export function useNoteForm(store: SubjectStore, subjectId: number): NoteForm {
  const { t } = useTranslation()
  const { notices } = useRoot()
  const form = useForm<Typed, unknown, Typed>({
    resolver: standardSchemaResolver(subjects.saveNote.body),
    defaultValues: empty,
    mode: 'onSubmit',
  })
  const draft = useDraft(`note/${subjectId}`, Typed)
  useFormDraft(form, draft)
  const { isDirty } = form.formState
  const { leave, done } = useLeaveGuard(isDirty)
  const clear = () => form.reset(empty)
  const { submit, busy, error } = useSaving(form, {
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
    wasTyping: (draft.before?.content ?? '') !== '',
    busy,
    error,
    submit,
    begin: ({ id, content }) => leave(() => form.reset({ id, content })),
    stop: () => leave(clear),
    forget: () => done(clear),
    leave,
  }
}
