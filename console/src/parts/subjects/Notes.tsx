import DeleteOutline from 'virtual:icon/DeleteOutlined'
import EditOutlined from 'virtual:icon/EditOutlined'
import { getCompanyName, type Note } from '@heed/contracts'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useCompany, useRoot } from '../../app/root/RootContext.tsx'
import { formatApiCommand, formatCallCommand } from '../../lib/commands/apiCommand.ts'
import { truncateText } from '../../lib/truncateText.ts'
import { ActionButton } from '../../ui/buttons/ActionButton.tsx'
import { CommandBlock } from '../../ui/code/CommandBlock.tsx'
import { TextInput } from '../../ui/form/TextInput.tsx'
import { Stack, WrapRow } from '../../ui/layout.ts'
import { Banner } from '../../ui/notices/Banner.tsx'
import { MutedText } from '../../ui/text/Muted.tsx'
import type { SubjectStore } from './SubjectStore.ts'
import type { NoteForm } from './useNoteForm.ts'

/** Maximum number of characters that a button's label quotes from its note. */
const MAX_NAME_LENGTH = 40

const List = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    display: 'flex',
    alignItems: 'flex-start',
    gap: 4,
    padding: '8px 0',
    borderBottom: `1px solid ${theme.vars.palette.surface.rowLine}`,
  },
}))

const NoteText = styled('div')({ flex: 1, minWidth: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' })

type Props = { store: SubjectStore; noteForm: NoteForm; notes: readonly Note[] }

export const Notes = observer(function Notes({ store, noteForm, notes }: Props) {
  const { t } = useTranslation()
  const { session } = useRoot()
  return (
    <Stack>
      {notes.length === 0 ? (
        <div>
          <div>{t('subjects.noNotes')}</div>
          <MutedText>{t('subjects.noNotesText')}</MutedText>
        </div>
      ) : (
        <List>
          {notes.map((note) => (
            <li key={note.id}>
              <NoteText>{note.content}</NoteText>
              {session.isAdmin && <NoteTools note={note} store={store} noteForm={noteForm} />}
            </li>
          ))}
        </List>
      )}
      {session.isAdmin && <Editor store={store} noteForm={noteForm} />}
    </Stack>
  )
})

type ToolsProps = { note: Note; store: SubjectStore; noteForm: NoteForm }

const NoteTools = observer(function NoteTools({ note, store, noteForm }: ToolsProps) {
  const { t } = useTranslation()
  const { confirm, notices } = useRoot()
  const company = useCompany()
  const remove = () =>
    confirm.ask({
      title: t('subjects.deleteNote'),
      description: t('subjects.deleteNoteText', { company: getCompanyName(company) }),
      actionLabel: t('subjects.delete'),
      command: formatCallCommand('subjects.deleteNote', { ...store.ids, noteId: note.id }),
      danger: true,
      run: async () => {
        await store.deleteNote(note.id)
        if (noteForm.noteId === note.id) noteForm.forget()
        notices.show('success', t('subjects.noteDeleted'))
      },
    })
  const shortText = truncateText(note.content, MAX_NAME_LENGTH)
  return (
    <>
      <IconButton
        size="small"
        aria-label={t('subjects.editThis', { note: shortText })}
        onClick={() => noteForm.startEditing(note)}
      >
        <EditOutlined fontSize="small" />
      </IconButton>
      <IconButton size="small" aria-label={t('subjects.deleteThis', { note: shortText })} onClick={remove}>
        <DeleteOutline fontSize="small" />
      </IconButton>
    </>
  )
})

const Editor = observer(function Editor({ store, noteForm }: Omit<Props, 'notes'>) {
  const { t } = useTranslation()
  const company = getCompanyName(useCompany())
  const { control, noteId, content, isDirty, busy, error, submit, stop } = noteForm
  const isChange = noteId !== undefined
  const save = {
    key: 'save',
    label: t('subjects.saveNote'),
    busy,
    disabledReason: isDirty ? undefined : t('subjects.nothingTyped'),
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        // React events bubble through portals: a form around the preview must not be submitted.
        event.stopPropagation()
        submit(event)
      }}
    >
      <Stack>
        {error && <Banner tone="error">{error}</Banner>}
        <TextInput
          // The key remounts the field, so that autoFocus works when editing starts.
          key={noteId}
          autoFocus={isChange}
          control={control}
          name="content"
          label={isChange ? t('subjects.changeNote') : t('subjects.addNote')}
          helper={t('subjects.noteHelp', { company })}
          multiline
          minRows={3}
          maxRows={10}
        />
        <WrapRow>
          <ActionButton action={save} look="primary" submit />
          {(isChange || isDirty) && (
            <ActionButton action={{ key: 'stop', label: t('ui.cancel'), onRun: stop }} />
          )}
        </WrapRow>
        {isDirty && (
          <CommandBlock command={formatApiCommand('subjects.saveNote', store.ids, { id: noteId, content })} />
        )}
      </Stack>
    </form>
  )
})
