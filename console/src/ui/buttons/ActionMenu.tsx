import MoreHoriz from 'virtual:icon/MoreHoriz'
import IconButton from '@mui/material/IconButton'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { createLazyOverlay } from '../lazyOverlay.tsx'
import type { PaneProps } from './ActionMenuPane.tsx'
import { type Action, getVisibleActions, pendingStyle } from './action.ts'
import { Spinner } from './Spinner.tsx'

export const LazyMenu = createLazyOverlay<PaneProps>(
  async () => (await import('./ActionMenuPane.tsx')).ActionMenuPane,
  {
    isShown: ({ anchor }) => anchor !== null,
    often: true,
  },
)

type Props = { actions: readonly Action[]; name?: string | undefined; size?: 'small' | 'medium' }

export function ActionMenu({ actions, name, size = 'small' }: Props) {
  const { t } = useTranslation()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const id = useId()
  const visibleActions = getVisibleActions(actions)
  if (visibleActions.length === 0) return null
  const isBusy = visibleActions.some(({ busy }) => busy)
  const label = name ? t('ui.actionsOf', { name }) : t('ui.actions')
  return (
    <>
      <IconButton
        size={size}
        aria-label={label}
        aria-busy={isBusy || undefined}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
        {...(visibleActions.every(({ pending }) => pending) && { style: pendingStyle })}
      >
        {isBusy ? <Spinner aria-hidden /> : <MoreHoriz fontSize="small" />}
      </IconButton>
      <LazyMenu
        id={id}
        label={label}
        actions={visibleActions}
        anchor={anchor}
        onClose={() => setAnchor(null)}
      />
    </>
  )
}
