import Dialog from '@mui/material/Dialog'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRoot } from '../root/RootContext.tsx'
import type { FinderResult } from './finder.ts'
import { PaletteActions } from './PaletteActions.tsx'
import type { PaletteProps } from './PaletteHost.tsx'
import { PaletteResults } from './PaletteResults.tsx'
import { ActiveContext } from './parts.tsx'
import { useActiveOption } from './useActive.ts'

export const Palette = observer(function Palette({ open, onClose }: PaletteProps) {
  const { companyId } = useRoot().session
  const [actionTarget, setActionTarget] = useState<
    { result: FinderResult; companyId: number | null } | undefined
  >(undefined)
  const { result: found, companyId: targetCompanyId } = actionTarget ?? {}
  const activeResult = targetCompanyId === companyId ? found : undefined
  const showActionsFor = (result: FinderResult | undefined) =>
    setActionTarget(result && { result, companyId })
  const [actionsContainer, setActionsContainer] = useState<HTMLElement | null>(null)
  const [list, setList] = useState<HTMLElement | null>(null)
  const active = useActiveOption(list)
  const [lastOpen, setLastOpen] = useState(open)
  if (open !== lastOpen) {
    setLastOpen(open)
    if (open) setActionTarget(undefined)
  }
  const { t } = useTranslation()
  return (
    <ActiveContext value={active}>
      <Dialog
        open={open}
        onClose={onClose}
        fullWidth
        maxWidth="sm"
        slotProps={{ paper: { 'aria-label': t('shell.find') } }}
      >
        <PaletteResults
          {...{ onClose, acting: activeResult, active }}
          onShowActions={showActionsFor}
          onContainerChange={setActionsContainer}
          onList={setList}
        />
      </Dialog>
      {activeResult?.actions && (
        <PaletteActions
          key={activeResult.key}
          result={activeResult}
          container={open ? actionsContainer : null}
          onClose={onClose}
        />
      )}
    </ActiveContext>
  )
})
