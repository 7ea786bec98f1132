import { isSafeToPaste } from '@heed/contracts/rules/commandLine'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { Collapsible } from '../panels/Collapsible.tsx'
import { CodeLine } from './CodeLine.tsx'

type Props = { command: string }

export function CommandBlock({ command }: Props) {
  const { t } = useTranslation()
  return (
    <Collapsible title={t('ui.terminal')}>
      {isSafeToPaste(command) ? (
        <CodeLine name={t('ui.terminal')} text={command} isCommand />
      ) : (
        <Typography variant="body2">{t('kit.noTerminal')}</Typography>
      )}
    </Collapsible>
  )
}
