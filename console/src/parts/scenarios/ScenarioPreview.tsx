import { type PersonalizeData, selectLanguage } from '@heed/contracts'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import Skeleton from '@mui/material/Skeleton'
import { observer } from 'mobx-react-lite'
import { useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCompany, useRoot } from '../../app/root/RootContext.tsx'
import { DialogHeader } from '../../ui/dialogs/DialogHeader.tsx'
import { Truncate } from '../../ui/text/Truncate.tsx'
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx'
import { useIsNarrow } from '../../ui/useNarrow.ts'
import { getPlaceholderValues } from './blocks/Personalized.tsx'
import { PreviewBody } from './PreviewBody.tsx'
import { type PreviewExit, PreviewFooter } from './PreviewFooter.tsx'
import { PreviewStore } from './PreviewStore.ts'
import { PreviewTools } from './PreviewTools.tsx'

/** Longest name shown, in characters (S1 section 9). */
const MAX_NAME_LENGTH = 40

type Props = {
  questions: readonly number[]
  index: number
  language?: string | undefined
  personalize?: PersonalizeData | undefined
  footer: PreviewExit
  onMove?: ((index: number) => void) | undefined
  onClose: () => void
}

export const ScenarioPreview = observer(function ScenarioPreview(props: Props) {
  const { personalize, footer, onClose } = props
  const company = useCompany()
  const store = usePreview(props)
  const isNarrow = useIsNarrow('sm')
  const id = useId()
  const { value, error } = store.scenario
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} fullScreen={isNarrow} fullWidth maxWidth="md">
      <DialogHeader
        id={id}
        title={
          value ? (
            <Truncate text={value.name} maxLength={MAX_NAME_LENGTH} />
          ) : (
            <UntitledPreview isComing={error === undefined} />
          )
        }
        onClose={onClose}
      />
      <PreviewTools store={store} />
      {/* The height is fixed, so that nothing moves from one block to the next. */}
      <DialogContent
        sx={{ display: 'flex', flexDirection: 'column', height: { sm: 'min(480px, 62vh)' }, '&&': { pt: 2 } }}
      >
        <PreviewBody store={store} placeholderValues={getPlaceholderValues(company, personalize)} />
      </DialogContent>
      <DialogActions>
        <PreviewFooter store={store} footer={footer} onClose={onClose} />
      </DialogActions>
    </Dialog>
  )
})

function UntitledPreview({ isComing }: { isComing: boolean }) {
  const { t } = useTranslation()
  if (!isComing) return t('scenarios.scenario')
  return (
    <>
      <VisuallyHidden>{t('scenarios.scenario')}</VisuallyHidden>
      <Skeleton width={240} aria-hidden />
    </>
  )
}

function usePreview({ questions, index, language, onMove }: Props): PreviewStore {
  const root = useRoot()
  const company = useCompany()
  const onMoveRef = useRef(onMove)
  useEffect(() => {
    onMoveRef.current = onMove
  })
  const [store] = useState(() => {
    const options = { questions, index, language: selectLanguage(company, language) }
    const onMoved = (to: number) => onMoveRef.current?.(to)
    return new PreviewStore(root.getCompanyStores(company.company_id), { ...options, onMove: onMoved })
  })
  useEffect(() => {
    void store.start()
    return () => store.dispose()
  }, [store])
  return store
}
