import { getCompanyName, selectLanguage } from '@heed/contracts'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import Skeleton from '@mui/material/Skeleton'
import { styled } from '@mui/material/styles'
import { observer } from 'mobx-react-lite'
import { useEffect, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCompany, useCompanyStore, useRoot } from '../../app/root/RootContext.tsx'
import { isRecoverable } from '../../lib/requests/failure.ts'
import { ActionButton } from '../../ui/buttons/ActionButton.tsx'
import type { Action } from '../../ui/buttons/action.ts'
import { DialogHeader } from '../../ui/dialogs/DialogHeader.tsx'
import { SelectBox } from '../../ui/form/SelectBox.tsx'
import { Banner } from '../../ui/notices/Banner.tsx'
import { ErrorState } from '../../ui/states/ErrorState.tsx'
import { sizes } from '../../ui/theme/tokens.ts'
import { useIsNarrow } from '../../ui/useNarrow.ts'
import { Player } from './Player.tsx'
import { type SubjectStore, SubjectStores } from './SubjectStore.ts'
import { SubjectTabs } from './SubjectTabs.tsx'
import { useNoteForm } from './useNoteForm.ts'

type LanguageChoiceProps = { store: SubjectStore }

const LanguageChoice = observer(function LanguageChoice({ store }: LanguageChoiceProps) {
  const { t } = useTranslation()
  const { languages } = useRoot()
  const { subject, spokenLanguage } = store
  const { value } = subject
  if (!value) return <Skeleton variant="rounded" height={sizes.control} aria-hidden />
  const isUntranslated = value.language !== undefined && value.language !== spokenLanguage && !subject.loading
  return (
    <SelectBox
      label={t('subjects.language')}
      value={spokenLanguage}
      onChange={(code) => void store.changeLanguage(code)}
      options={languages.choices(value.languages)}
      helper={isUntranslated ? t('subjects.english', { name: languages.getName(spokenLanguage) }) : undefined}
    />
  )
})

const TwoColumns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2, 3),
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 1fr) 21.25rem' },
}))

type Props = {
  subjectId: number
  language?: string | undefined
  action?: Action | undefined
  onClose: () => void
}

export const SubjectPreview = observer(function SubjectPreview({
  subjectId,
  language,
  action,
  onClose,
}: Props) {
  const { t } = useTranslation()
  const company = useCompany()
  const store = useSubject(subjectId, selectLanguage(company, language))
  const noteForm = useNoteForm(store, subjectId)
  const isNarrow = useIsNarrow('sm')
  const id = useId()
  const { value, failure } = store.subject
  const reload = () => void store.subject.reload()
  const close = () => noteForm.leave(onClose)
  return (
    <Dialog
      open
      onClose={close}
      aria-labelledby={id}
      fullScreen={isNarrow}
      fullWidth
      maxWidth="lg"
      slotProps={{ paper: { sx: { height: { sm: '100%' } } } }}
    >
      <DialogHeader
        id={id}
        title={value ? <span lang={store.titleLanguage}>{value.title}</span> : t('subjects.title')}
        company={getCompanyName(company)}
        onClose={close}
      />
      <DialogContent>
        {failure && !value ? (
          <ErrorState
            title={failure.kind === 'notFound' ? t('subjects.missing') : failure.text}
            onRetry={isRecoverable(failure) ? reload : undefined}
          />
        ) : (
          <TwoColumns>
            <Player store={store} />
            <div>
              {failure && (
                <Banner tone="error" action={{ key: 'retry', label: t('ui.tryAgain'), onRun: reload }}>
                  {failure.text}
                </Banner>
              )}
              <LanguageChoice store={store} />
              <SubjectTabs store={store} noteForm={noteForm} />
            </div>
          </TwoColumns>
        )}
      </DialogContent>
      <DialogActions>
        <ActionButton action={{ key: 'close', label: t('ui.close'), onRun: close }} />
        {action && <ActionButton action={action} look="primary" />}
      </DialogActions>
    </Dialog>
  )
})

function useSubject(subjectId: number, language: string): SubjectStore {
  const subjectStores = useCompanyStore(SubjectStores)
  const [store] = useState(() => subjectStores.get(subjectId, language))
  useEffect(() => {
    void store.load()
    return () => store.dispose()
  }, [store])
  return store
}
