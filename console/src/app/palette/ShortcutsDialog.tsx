import Dialog from '@mui/material/Dialog'
import DialogContent from '@mui/material/DialogContent'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { DialogHeader } from '../../ui/dialogs/DialogHeader.tsx'
import type { PaletteProps } from './PaletteHost.tsx'
import { Key } from './parts.tsx'

const isMac = () => /Mac|iPhone|iPad/.test(navigator.platform)

const shortcutGroups = [
  {
    title: 'palette.keys.everywhere',
    keys: [
      ['palette.keys.find', 'mod', 'K'],
      ['palette.keys.help', '?'],
      ['palette.keys.close', 'Esc'],
    ],
  },
  {
    title: 'palette.keys.tabs',
    keys: [
      ['palette.keys.move', '←', '→'],
      ['palette.keys.ends', 'Home', 'End'],
    ],
  },
  {
    title: 'palette.keys.calendar',
    keys: [
      ['palette.keys.days', '←', '→', '↑', '↓'],
      ['palette.keys.week', 'Home', 'End'],
      ['palette.keys.months', 'PageUp', 'PageDown'],
      ['palette.keys.inDay', 'Tab'],
    ],
  },
] as const

const Group = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '8px 16px',
  margin: '8px 0 20px',
  '& dd': { margin: 0, display: 'flex', gap: 4, alignItems: 'flex-start', justifyContent: 'flex-end' },
})

export function ShortcutsDialog({ open, onClose }: PaletteProps) {
  const { t } = useTranslation()
  const id = useId()
  return (
    <Dialog open={open} onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={id}>
      <DialogHeader id={id} title={t('shell.keys')} onClose={onClose} />
      <DialogContent>
        {shortcutGroups.map(({ title, keys }) => (
          <section key={title}>
            <Typography variant="h3">{t(title)}</Typography>
            <Group>
              {keys.map(([labelKey, ...keyNames]) => (
                <ShortcutRow key={labelKey} what={t(labelKey)} pressed={keyNames} />
              ))}
            </Group>
          </section>
        ))}
      </DialogContent>
    </Dialog>
  )
}

function ShortcutRow({ what: label, pressed: keys }: { what: string; pressed: readonly string[] }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>
        {keys.map((key) => (
          <Key key={key}>{key === 'mod' ? (isMac() ? '⌘' : 'Ctrl') : key}</Key>
        ))}
      </dd>
    </>
  )
}
