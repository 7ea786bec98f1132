import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ActionButton } from '../../../ui/buttons/ActionButton.tsx'
import { CheckBox } from '../../../ui/form/CheckBox.tsx'
import { Stack } from '../../../ui/layout.ts'
import { Banner } from '../../../ui/notices/Banner.tsx'
import { ChannelsInput } from '../channels/ChannelsInput.tsx'

type Props = {
  value: { enabled: boolean; channel: number }
  onChange: (change: Partial<{ enabled: boolean; channel: number }>) => void
  onAdd?: (() => void) | undefined
  addRefusal?: string | undefined
  problem: string | null
  story: ReactNode
  disabledReason?: string | undefined
  children: ReactNode
}

export function RemindersFrame(props: Props) {
  const { value, onChange, onAdd, addRefusal, problem, story, disabledReason, children } = props
  const { t } = useTranslation()
  const { enabled, channel } = value
  return (
    <Stack>
      <CheckBox
        kind="switch"
        label={t('campaigns.reminders.on')}
        helper={enabled ? undefined : t('campaigns.reminders.off')}
        checked={enabled}
        disabledReason={disabledReason}
        onChange={(isEnabled) => onChange({ enabled: isEnabled })}
      />
      {enabled && (
        <>
          {children}
          {onAdd && (
            <div>
              <ActionButton
                action={{
                  key: 'add',
                  label: t('campaigns.reminders.add'),
                  disabledReason: disabledReason ?? addRefusal,
                  onRun: onAdd,
                }}
              />
            </div>
          )}
          <ChannelsInput
            label={t('campaigns.reminders.channels')}
            value={channel}
            onChange={(channels) => onChange({ channel: channels })}
            disabledReason={disabledReason}
          />
          {problem === null ? story : <Banner tone="warning">{problem}</Banner>}
        </>
      )}
    </Stack>
  )
}
