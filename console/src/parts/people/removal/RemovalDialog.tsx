import { getCompanyName } from '@heed/contracts'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import { observer } from 'mobx-react-lite'
import { useEffect, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLeaveGuard } from '../../../app/leave/useLeaveGuard.ts'
import { useCompany, useRoot } from '../../../app/root/RootContext.tsx'
import { DialogHeader } from '../../../ui/dialogs/DialogHeader.tsx'
import { useIsNarrow } from '../../../ui/useNarrow.ts'
import { formatLeavers } from '../actions/leaversText.ts'
import { RemovalActions } from './RemovalActions.tsx'
import { RemovalBody } from './RemovalBody.tsx'
import type { SavedRemoval } from './RemovalQueue.ts'
import { type OpenedRemoval, RemovalStore } from './RemovalStore.ts'

type Props = {
  openedRemoval: OpenedRemoval
  savedRemoval: SavedRemoval | undefined
  onClose: () => void
  onRemoved: () => void
}

export const RemovalDialog = observer(function RemovalDialog({
  openedRemoval,
  savedRemoval,
  onClose,
  onRemoved,
}: Props) {
  const { t } = useTranslation()
  const { notices } = useRoot()
  const company = useCompany()
  const store = useRemoval(openedRemoval, savedRemoval)
  const [isTicked, setTicked] = useState(false)
  const isNarrow = useIsNarrow('sm')
  const id = useId()
  const { phase, queue, list, people, isUnfinished } = store
  const { leave, done } = useLeaveGuard(isUnfinished, {
    words: {
      title: t('employees.removal.leaveTitle'),
      description: t('employees.removal.leaveText', { n: queue.removedPeople, count: queue.total }),
      actionLabel: t('employees.removal.leave'),
      cancelLabel: t('employees.removal.stay'),
    },
  })
  const close = () => {
    if (phase !== 'removing') leave(onClose)
  }
  const run = async () => {
    await store.run()
    onRemoved()
    if (store.phase !== 'done' || store.failedRemovals.length > 0) return
    notices.show('success', getDoneText())
    done(onClose)
  }
  /** Reports the actual results, because someone else may have changed the lists. */
  function getDoneText(): string {
    const { removed, removedPeople } = queue
    return list && removed.leaving === removedPeople
      ? t('employees.removal.takenOff', { count: removedPeople, list: list.name })
      : `${t('employees.userDeleted')}\n${formatLeavers(t, removed)}`
  }
  const count = people.length + store.refused.length
  const title = isUnfinished || phase === 'done' ? t('employees.removal.titleDone') : getQuestion()
  function getQuestion(): string {
    if (phase !== 'question')
      return list ? t('employees.removal.actionOfList') : t('employees.removal.action')
    return list
      ? t('employees.removal.titleOfList', { count, list: list.name })
      : t('employees.removal.title', { count })
  }
  return (
    <Dialog open onClose={close} aria-labelledby={id} fullScreen={isNarrow} fullWidth maxWidth="sm">
      <DialogHeader
        id={id}
        title={title}
        company={getCompanyName(company)}
        onClose={phase === 'removing' ? undefined : close}
      />
      <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 2, minHeight: 'min(300px, 50vh)' }}>
        <RemovalBody store={store} isTicked={isTicked} onTick={setTicked} />
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        <RemovalActions store={store} isTicked={isTicked} onRun={() => void run()} onClose={close} />
      </DialogActions>
    </Dialog>
  )
})

function useRemoval(openedRemoval: OpenedRemoval, savedRemoval: SavedRemoval | undefined): RemovalStore {
  const root = useRoot()
  const { company_id: companyId } = useCompany()
  const [store] = useState(() => new RemovalStore(root.getCompanyStores(companyId), openedRemoval))
  const [initialRemoval] = useState(savedRemoval)
  useEffect(() => {
    if (initialRemoval) store.restore(initialRemoval)
    else void store.look()
    return () => store.dispose()
  }, [store, initialRemoval])
  return store
}
