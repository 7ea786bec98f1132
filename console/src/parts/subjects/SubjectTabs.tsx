import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { observer } from 'mobx-react-lite'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TextSkeleton } from '../../ui/text/TextSkeleton.tsx'
import { Notes } from './Notes.tsx'
import { Questions } from './Questions.tsx'
import { SubjectFacts } from './SubjectFacts.tsx'
import type { SubjectStore } from './SubjectStore.ts'
import type { NoteForm } from './useNoteForm.ts'

type TabName = 'about' | 'questions' | 'notes'

type Props = { store: SubjectStore; noteForm: NoteForm }

export const SubjectTabs = observer(function SubjectTabs({ store, noteForm }: Props) {
  const { t } = useTranslation()
  const id = useId()
  const { value } = store.subject
  const [activeTab, setActiveTab] = useState<TabName>(noteForm.hadDraft ? 'notes' : 'about')
  const renderTab = (value: TabName, label: string) => (
    <Tab id={`${id}-${value}`} aria-controls={`${id}-panel`} value={value} label={label} />
  )
  const questions = value?.questions?.length ?? 0
  const notes = value?.notes.length ?? 0
  return (
    <>
      <Tabs
        value={activeTab}
        onChange={(_, tab: TabName) => setActiveTab(tab)}
        aria-label={t('subjects.parts')}
        variant="fullWidth"
        sx={{ my: 1, '& .MuiTab-root': { minWidth: 0, paddingInline: 1 } }}
      >
        {renderTab('about', t('subjects.about'))}
        {renderTab(
          'questions',
          questions === 0 ? t('subjects.questions') : t('subjects.questionsOf', { count: questions }),
        )}
        {renderTab('notes', notes === 0 ? t('subjects.notes') : t('subjects.notesOf', { count: notes }))}
      </Tabs>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${activeTab}`}>
        {!value && <TextSkeleton lines={6} />}
        {value && activeTab === 'about' && <SubjectFacts subject={value} />}
        {value && activeTab === 'questions' && <Questions subject={value} />}
        {value && activeTab === 'notes' && <Notes store={store} noteForm={noteForm} notes={value.notes} />}
      </div>
    </>
  )
})
