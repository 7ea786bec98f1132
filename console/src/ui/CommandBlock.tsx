import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { CopyButton } from './CopyButton.tsx'
import { radius, type as scale } from './theme/tokens.ts'

const Box = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: '8px 12px',
  marginTop: 6,
  padding: '8px 8px 8px 14px',
  borderRadius: radius.control,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.surface.subtle,
}))

const Code = styled('code')({
  flex: '1 1 240px',
  fontFamily: scale.mono,
  fontSize: scale.size.tiny,
  overflowWrap: 'anywhere',
  '&::before': { content: '"$ "', opacity: 0.5 },
})

type Props = { command: string }

/** The `heed` line that does what this screen does. */
export function CommandBlock({ command }: Props) {
  const { t } = useTranslation()
  return (
    <div>
      <Typography variant="body2" color="textSecondary">
        {t('ui.terminal')}
      </Typography>
      <Box>
        <Code>{command}</Code>
        <CopyButton text={command} />
      </Box>
    </div>
  )
}
