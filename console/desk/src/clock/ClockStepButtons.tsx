import FastForward from 'virtual:icon/FastForward'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { formatDateTime } from '../../../src/lib/dates/timeFormats.ts'
import { ActionButton } from '../../../src/ui/buttons/ActionButton.tsx'
import { Stack, WrapRow } from '../../../src/ui/layout.ts'
import { MutedText } from '../../../src/ui/text/Muted.tsx'
import { clockSteps } from '../clockSteps.ts'
import { useDesk } from '../DeskContext.tsx'
import { useDeskAction } from '../useDeskAction.ts'

export const ClockStepButtons = observer(function ClockStepButtons() {
  const { t } = useTranslation()
  const { clock, formats, player } = useDesk()
  const { busy, act } = useDeskAction()
  const next = clock.value?.next
  const createMove = (key: string, to: { advance: string } | { to: string }, successText: string) => ({
    key,
    busy: busy === key,
    disabledReason: player.isPlaying ? t('desk.clock.playing') : undefined,
    onRun: () => void act({ key, run: ({ clock }) => clock.move(to), done: successText }),
  })
  return (
    <Stack>
      <div>
        <ActionButton
          look="primary"
          action={{
            ...createMove('next', { to: 'next' }, next ? next.name : t('desk.clock.nothing')),
            label: t('desk.clock.toNext'),
            icon: <FastForward />,
            ...(next || !clock.value ? {} : { disabledReason: t('desk.clock.nothing') }),
          }}
        />
        {next && (
          <MutedText style={{ display: 'block', marginTop: 6, overflowWrap: 'anywhere' }}>
            {t('desk.clock.next', { name: next.name, date: formatDateTime(formats, next.at) })}
          </MutedText>
        )}
      </div>
      <WrapRow>
        {clockSteps.map(({ key, advance }) => (
          <ActionButton
            key={key}
            size="small"
            action={{
              ...createMove(key, { advance }, t(`desk.clock.passed.${key}`)),
              label: t(`desk.clock.leaps.${key}`),
            }}
          />
        ))}
      </WrapRow>
    </Stack>
  )
})
