import Dialog from '@mui/material/Dialog'
import DialogContent from '@mui/material/DialogContent'
import { type ReactNode, useId } from 'react'
import { useIsNarrow } from '../useNarrow.ts'
import { DialogHeader, getCompanyElementId } from './DialogHeader.tsx'

type Props = {
  title: string
  company?: string | undefined
  onClose: () => void
  children: ReactNode
  size?: 'sm' | 'md' | 'lg'
}

export function PaneDialog({ title, company, onClose, children, size = 'md' }: Props) {
  const id = useId()
  const isNarrow = useIsNarrow('sm')
  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby={id}
      aria-describedby={getCompanyElementId(id, company)}
      fullScreen={isNarrow}
      fullWidth
      maxWidth={size}
    >
      <DialogHeader id={id} title={title} company={company} onClose={onClose} />
      <DialogContent
        sx={{ display: 'flex', flexDirection: 'column', gap: 2, minHeight: 'min(440px, 60vh)', pb: 3 }}
      >
        {children}
      </DialogContent>
    </Dialog>
  )
}
