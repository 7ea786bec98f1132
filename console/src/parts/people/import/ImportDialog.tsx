import { countFreeSeats, getCompanyName, hasSingleSignOn, isAnonymous, type ListRef } from '@heed/contracts'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import { observer } from 'mobx-react-lite'
import { useEffect, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDraftState } from '../../../app/drafts/useDraft.ts'
import { useLeaveGuard } from '../../../app/leave/useLeaveGuard.ts'
import { useCompany, useRoot } from '../../../app/root/RootContext.tsx'
import { DialogHeader } from '../../../ui/dialogs/DialogHeader.tsx'
import { useIsNarrow } from '../../../ui/useNarrow.ts'
import { removalDraftKey, SavedRemoval } from '../removal/RemovalQueue.ts'
import { useEmployeesStore } from '../useEmployeesStore.ts'
import { hasChangesToConfirm } from './confirming.ts'
import { ImportActions } from './ImportActions.tsx'
import { ImportBody } from './ImportBody.tsx'
import type { ImportStore } from './ImportStore.ts'
import type { ImportOptions } from './importPhases.ts'
import { openImport } from './openImport.ts'

const DIALOG_HEIGHT = '46rem'

type Props = {
  list: ListRef | undefined
  onSwitch?: (() => void) | undefined
  onSaved: () => void
  onClose: () => void
}

export const ImportDialog = observer(function ImportDialog({ list, onSwitch, onSaved, onClose }: Props) {
  const { t } = useTranslation()
  const company = useCompany()
  const store = useImport(
    list,
    { mayRemove: !hasSingleSignOn(company), findsMoves: company.users_total > 0 && !isAnonymous(company) },
    onSaved,
  )
  const isNarrow = useIsNarrow('sm')
  const id = useId()
  const isSaving = store?.phase === 'saving'
  const isPartlySaved = store?.phase === 'failed' && store.failure?.step === 'saving'
  const hasComparison = store && hasChangesToConfirm(store)
  const { leave } = useLeaveGuard(hasComparison || isSaving || isPartlySaved, {
    words: hasComparison
      ? {
          title: t('import.dropTitle'),
          description: t('import.dropText', { file: store.fileName }),
          actionLabel: t('import.leave'),
          cancelLabel: t('import.dropStay'),
        }
      : {
          title: t('import.leaveTitle'),
          description: t('import.leaveText', { n: store?.savedPeopleCount ?? 0, count: store?.people ?? 0 }),
          actionLabel: t('import.leave'),
          cancelLabel: t('import.stay'),
        },
  })
  const close = () => {
    if (!isSaving) leave(onClose)
  }
  return (
    <Dialog
      open
      onClose={close}
      aria-labelledby={id}
      fullScreen={isNarrow}
      fullWidth
      maxWidth="md"
      slotProps={{ paper: { sx: isNarrow ? {} : { height: DIALOG_HEIGHT } } }}
    >
      <DialogHeader
        id={id}
        company={getCompanyName(company)}
        title={list ? t('import.titleFor', { list: list.name }) : t('import.title')}
        onClose={isSaving ? undefined : close}
      />
      <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
        {store && <ImportBody store={store} />}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        {store && <ImportActions store={store} onSwitch={onSwitch} onClose={close} />}
      </DialogActions>
    </Dialog>
  )
})

function useImport(
  list: ListRef | undefined,
  rights: Pick<ImportOptions, 'mayRemove' | 'findsMoves'>,
  onSaved: () => void,
): ImportStore | null {
  const employees = useEmployeesStore()
  const [, keepRemoval] = useDraftState(removalDraftKey, SavedRemoval)
  const [store, setStore] = useState<ImportStore | null>(null)
  const { session } = useRoot()
  const [options] = useState({
    list,
    ...rights,
    onSaved,
    keep: keepRemoval,
    seatsLeft: () => (session.company ? countFreeSeats(session.company) : 0),
  })
  useEffect(() => {
    const newStore = openImport(employees, options)
    setStore(newStore)
    return () => newStore.dispose()
  }, [employees, options])
  return store
}
