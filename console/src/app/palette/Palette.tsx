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
import { useActive } from './useActive.ts'

export const Palette = observer(function Palette({ open, onClose }: PaletteProps) {
  const { companyId } = useRoot().session
  const [asked, setAsked] = useState<{ found: FinderResult; companyId: number | null } | undefined>(undefined)
  const { found, companyId: of } = asked ?? {}
  const acting = of === companyId ? found : undefined
  const act = (one: FinderResult | undefined) => setAsked(one && { found: one, companyId })
  const [place, setPlace] = useState<HTMLElement | null>(null)
  const [list, setList] = useState<HTMLElement | null>(null)
  const active = useActive(list)
  const [lastOpen, setLastOpen] = useState(open)
  if (open !== lastOpen) {
    setLastOpen(open)
    if (open) setAsked(undefined)
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
        <PaletteResults {...{ onClose, acting, active }} onAct={act} onPlace={setPlace} onList={setList} />
      </Dialog>
      {acting?.actions && (
        <PaletteActions key={acting.key} found={acting} place={open ? place : null} onClose={onClose} />
      )}
    </ActiveContext>
  )
})
