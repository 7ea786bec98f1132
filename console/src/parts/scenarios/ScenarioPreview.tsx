import { type PersonalizeData, shownLanguage } from '@heed/contracts'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import Skeleton from '@mui/material/Skeleton'
import { observer } from 'mobx-react-lite'
import { useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCompany, useRoot } from '../../app/RootContext.tsx'
import { DialogHead } from '../../ui/DialogHead.tsx'
import { Truncate } from '../../ui/Truncate.tsx'
import { useNarrow } from '../../ui/useNarrow.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { fillingsOf } from './blocks/Personalized.tsx'
import { PreviewBody } from './PreviewBody.tsx'
import { PreviewFooter, type WayOut } from './PreviewFooter.tsx'
import { PreviewStore } from './PreviewStore.ts'
import { PreviewTools } from './PreviewTools.tsx'

/** Letters of a name that are shown (S1 section 9). */
const NAME = 40

type Props = {
  /** Ids of the questions that are gone through. */
  questions: readonly number[]
  /** Which of them is seen first, from 0. */
  at: number
  /** The language that it begins in; that of the company without it. */
  language?: string | undefined
  /** The personalize form as far as it is filled in; examples stand for the rest. */
  personalize?: PersonalizeData | undefined
  /** What the way out says: Close, or in a wizard Back to add scenarios. */
  footer: WayOut
  /** Another question is seen, from 0; for whoever keeps it in the address. */
  onMove?: ((at: number) => void) | undefined
  onClose: () => void
}

/** Scenarios as people get them, gone through by whoever chooses them (S1 section 2, S2 section 2.4). */
export const ScenarioPreview = observer(function ScenarioPreview(props: Props) {
  const { personalize, footer, onClose } = props
  const company = useCompany()
  const store = usePreview(props)
  const isNarrow = useNarrow('sm')
  const id = useId()
  const { value, error } = store.scenario
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} fullScreen={isNarrow} fullWidth maxWidth="md">
      <DialogHead
        id={id}
        title={value ? <Truncate text={value.name} at={NAME} /> : <Unnamed isComing={error === undefined} />}
        onClose={onClose}
      />
      <PreviewTools store={store} />
      {/* As high for each block and scenario: nothing moves from one to the next. */}
      <DialogContent
        sx={{ display: 'flex', flexDirection: 'column', height: { sm: 'min(480px, 62vh)' }, '&&': { pt: 2 } }}
      >
        <PreviewBody store={store} fillings={fillingsOf(company, personalize)} />
      </DialogContent>
      <DialogActions>
        <PreviewFooter store={store} footer={footer} onClose={onClose} />
      </DialogActions>
    </Dialog>
  )
})

function Unnamed({ isComing }: { isComing: boolean }) {
  const { t } = useTranslation()
  if (!isComing) return t('scenarios.scenario')
  return (
    <>
      <VisuallyHidden>{t('scenarios.scenario')}</VisuallyHidden>
      <Skeleton width={240} aria-hidden />
    </>
  )
}

/** The dialog's own preview, which ends with it. */
function usePreview({ questions, at, language, onMove }: Props): PreviewStore {
  const root = useRoot()
  const company = useCompany()
  const moved = useRef(onMove)
  useEffect(() => {
    moved.current = onMove
  })
  const [store] = useState(() => {
    const begun = { questions, at, language: shownLanguage(company, language) }
    const onMoved = (to: number) => moved.current?.(to)
    return new PreviewStore(root.ofCompany(company.company_id), { ...begun, onMove: onMoved })
  })
  useEffect(() => {
    void store.begin()
    return () => store.dispose()
  }, [store])
  return store
}
