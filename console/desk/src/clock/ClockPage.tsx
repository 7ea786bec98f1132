import Pause from 'virtual:icon/Pause'
import PlayArrow from 'virtual:icon/PlayArrow'
import Skeleton from '@mui/material/Skeleton'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatWithZone } from '../../../src/lib/dates/timeFormats.ts'
import { useAnnouncedText } from '../../../src/ui/announcer/Announced.tsx'
import { ActionButton } from '../../../src/ui/buttons/ActionButton.tsx'
import { SegmentedControl } from '../../../src/ui/buttons/SegmentedControl.tsx'
import { TextBox } from '../../../src/ui/form/TextBox.tsx'
import { Stack, WrapRow } from '../../../src/ui/layout.ts'
import { Panel } from '../../../src/ui/panels/Panel.tsx'
import { ErrorState } from '../../../src/ui/states/ErrorState.tsx'
import { MutedText } from '../../../src/ui/text/Muted.tsx'
import { typeScale as scale, tabularNumbers } from '../../../src/ui/theme/tokens.ts'
import { PageHeader } from '../../../src/ui/titles/PageHeader.tsx'
import { ControlCalls } from '../ControlCalls.tsx'
import { clockSteps, getAdvanceDuration, speeds } from '../clockSteps.ts'
import { useDesk } from '../DeskContext.tsx'
import { useDeskAction } from '../useDeskAction.ts'
import { ClockStepButtons } from './ClockStepButtons.tsx'

const CurrentTime = styled('p')({
  margin: 0,
  fontSize: scale.size.display,
  lineHeight: scale.line.display,
  fontWeight: scale.weight.semibold,
  letterSpacing: '-0.02em',
  ...tabularNumbers,
})

const Cards = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(22.5rem, 100%), 1fr))',
}))

export const ClockPage = observer(function ClockPage() {
  const { t } = useTranslation()
  const { clock, formats } = useDesk()
  const now = clock.value?.now
  const time = useAnnouncedText<HTMLParagraphElement>()
  return (
    <>
      <PageHeader title={t('desk.places.clock')} summary={t('desk.clock.about')} />
      {clock.failure && now === undefined ? (
        <Panel>
          <ErrorState
            title={t('ui.notLoadedOf', { name: t('desk.places.clock') })}
            text={clock.error}
            onRetry={() => void clock.reload()}
          />
        </Panel>
      ) : (
        <Cards>
          <Panel title={t('desk.clock.now')}>
            <Stack>
              <div>
                <CurrentTime ref={time} role="timer" aria-label={t('desk.clock.now')}>
                  {now === undefined ? (
                    <Skeleton width={260} />
                  ) : (
                    formats.write(now, {
                      weekday: 'short',
                      day: '2-digit',
                      month: 'short',
                      year: 'numeric',
                      hour: '2-digit',
                      minute: '2-digit',
                      hourCycle: 'h23',
                    })
                  )}
                </CurrentTime>
                <MutedText style={tabularNumbers}>
                  {now === undefined ? <Skeleton width={180} /> : now}
                </MutedText>
              </div>
              <ClockStepButtons />
              <ControlCalls
                calls={[
                  { label: t('desk.clock.toNext'), call: { control: 'clock.move', args: { to: 'next' } } },
                  ...clockSteps.map(({ key, advance }) => ({
                    label: t(`desk.clock.leaps.${key}`),
                    call: { control: 'clock.move', args: { advance } } as const,
                  })),
                ]}
              />
            </Stack>
          </Panel>
          <Stack style={{ alignContent: 'start' }}>
            <PlaybackCard />
            <MomentForm />
          </Stack>
        </Cards>
      )}
    </>
  )
})

const PlaybackCard = observer(function PlaybackCard() {
  const { t } = useTranslation()
  const { player } = useDesk()
  const { isPlaying, speed } = player
  return (
    <Panel title={t('desk.clock.play')}>
      <Stack>
        <SegmentedControl
          label={t('desk.clock.speed')}
          value={speed}
          onChange={(value) => player.setSpeed(value)}
          options={speeds.map((value) => ({ value, label: t(`desk.clock.speeds.${value}`) }))}
        />
        <WrapRow>
          <ActionButton
            action={{
              key: 'play',
              label: isPlaying ? t('desk.clock.pause') : t('desk.clock.play'),
              icon: isPlaying ? <Pause /> : <PlayArrow />,
              onRun: () => (isPlaying ? player.stop() : player.play()),
            }}
          />
          <MutedText>{t('desk.clock.playHelp')}</MutedText>
        </WrapRow>
        <ControlCalls
          calls={[{ call: { control: 'clock.move', args: { advance: getAdvanceDuration(speed) } } }]}
        />
      </Stack>
    </Panel>
  )
})

const MomentForm = observer(function MomentForm() {
  const { t } = useTranslation()
  const { formats } = useDesk()
  const { busy, act } = useDeskAction()
  const [inputText, setInputText] = useState('')
  const date = inputText === '' ? undefined : new Date(inputText)
  const to = date && !Number.isNaN(date.getTime()) ? date.toISOString() : undefined
  return (
    <Panel title={t('desk.clock.toMoment')}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (to === undefined) return
          void act({
            key: 'moment',
            run: ({ clock }) => clock.move({ to }),
            done: t('desk.clock.moved', { date: formatWithZone(formats, to) }),
          })
        }}
      >
        <Stack>
          <TextBox
            type="datetime-local"
            label={t('desk.clock.moment')}
            helper={<Typography variant="caption">{formats.zone}</Typography>}
            value={inputText}
            onChange={setInputText}
          />
          <WrapRow>
            <ActionButton
              submit
              action={{
                key: 'moment',
                label: t('desk.clock.go'),
                busy: busy === 'moment',
                disabledReason: to === undefined ? t('desk.clock.noMoment') : undefined,
              }}
            />
          </WrapRow>
          {to !== undefined && <ControlCalls calls={[{ call: { control: 'clock.move', args: { to } } }]} />}
        </Stack>
      </form>
    </Panel>
  )
})
