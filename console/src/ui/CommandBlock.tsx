import ChevronRight from '@mui/icons-material/ChevronRight'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { CodeLine } from './CodeLine.tsx'
import { byTouch, motion, radius, size } from './theme/tokens.ts'

const Fold = styled('details')(({ theme }) => ({
  '& summary': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 4,
    minHeight: size.controlSmall,
    marginLeft: -6,
    padding: '0 8px 0 2px',
    borderRadius: radius.tag,
    listStyle: 'none',
    cursor: 'pointer',
    color: theme.vars.palette.text.secondary,
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { color: theme.vars.palette.text.primary },
    '& svg': { fontSize: 18, transition: `transform ${String(motion.quick)}ms` },
    [byTouch]: { minHeight: size.touch },
  },
  '&[open] summary svg': { transform: 'rotate(90deg)' },
}))

type Props = { command: string }

/** The `heed` line that does what this screen does, folded until it is asked for. */
export function CommandBlock({ command }: Props) {
  const { t } = useTranslation()
  return (
    <Fold>
      <summary>
        <ChevronRight aria-hidden />
        {t('ui.terminal')}
      </summary>
      <CodeLine name={t('ui.terminal')} text={command} isCommand />
    </Fold>
  )
}
