import { type ControlCall, formatControlLines } from '@heed/contracts/controls'
import { isSafeToPaste } from '@heed/contracts/rules/commandLine'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { CodeLine } from '../../src/ui/code/CodeLine.tsx'
import { Collapsible } from '../../src/ui/panels/Collapsible.tsx'
import { MutedText } from '../../src/ui/text/Muted.tsx'
import { useDesk } from './DeskContext.tsx'

const Lines = styled('div')({ display: 'grid', gap: 4, '& + &': { marginTop: 16 } })

type NamedCall = { label?: string; call: ControlCall }
type Props = {
  calls: readonly NamedCall[]
  at?: string
}

export function ControlCalls({ calls, at: baseUrl }: Props) {
  const { t } = useTranslation()
  const { address } = useDesk()
  return (
    <Collapsible title={t('desk.calls')}>
      {calls.map(({ label, call }) => {
        const { curl, heed } = formatControlLines(baseUrl ?? address, call)
        const name = label ?? call.control
        return (
          <Lines key={name}>
            {label !== undefined && <MutedText>{label}</MutedText>}
            {isSafeToPaste(curl) ? (
              <>
                <CodeLine name={`${name}, curl`} text={curl} isCommand />
                <CodeLine name={`${name}, heed`} text={heed} isCommand />
              </>
            ) : (
              <MutedText>{t('kit.noTerminal')}</MutedText>
            )}
          </Lines>
        )
      })}
    </Collapsible>
  )
}
