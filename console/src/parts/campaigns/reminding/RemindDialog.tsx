import {
  getCompanyName,
  getSendRemindersRefusal,
  noOneToRemindText,
  notRemindedText,
  recentlyRemindedText,
  wasRecentlyReminded,
} from '@heed/contracts'
import Typography from '@mui/material/Typography'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCompany, useRoot } from '../../../app/root/RootContext.tsx'
import { ensureSuccess } from '../../../lib/tables/ensureSuccess.ts'
import { toFailureProps } from '../../../lib/tables/tableProps.ts'
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx'
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx'
import { CheckBox } from '../../../ui/form/CheckBox.tsx'
import { RadioGroupBox } from '../../../ui/form/RadioGroupBox.tsx'
import { useFormats } from '../../../ui/formats.ts'
import { ErrorState } from '../../../ui/states/ErrorState.tsx'
import { useMutation } from '../../../ui/useMutation.ts'
import { ReminderRecipients } from './ReminderRecipients.tsx'
import { type ReminderSettings, ReminderStore } from './ReminderStore.ts'

type Props = {
  name: string
  reminding: ReminderSettings
  mode: number
  onClose: () => void
  onSent: () => void
}

export const ReminderDialog = observer(function RemindDialog({
  name,
  reminding,
  mode,
  onClose,
  onSent,
}: Props) {
  const { t } = useTranslation()
  const { clock, notices } = useRoot()
  const company = getCompanyName(useCompany())
  const [store] = useState(() => new ReminderStore(reminding, mode))
  const sendMutation = useMutation()
  useEffect(() => void store.load(), [store])
  const { counts, count, isConfirmed } = store
  const now = clock.now().toISOString()
  const wasSentRecently = count !== undefined && wasRecentlyReminded(count.lastReminders, now)
  const refusal = count ? getSendRemindersRefusal(count, isConfirmed, now) : t('ui.waiting')
  const people = store.getReachedList()
  const [first] = people?.rows ?? []
  /** The recipient's name if there is only one (C-25). */
  const onlyName = count?.remindersCount === 1 && first ? first.name || first.email : undefined
  const send = async () => {
    const { count } = ensureSuccess(await store.send(), notRemindedText)
    const reachedText =
      count === 1 && onlyName !== undefined
        ? t('campaigns.reminding.reachedNamed', { count, names: onlyName })
        : count !== undefined && t('campaigns.reminding.reached', { count })
    notices.show('success', [t('campaigns.reminding.sent'), reachedText].filter(Boolean).join('\n'))
    onSent()
    onClose()
  }
  if (store.isEmpty) {
    return (
      <ConfirmDialog
        open
        title={t('campaigns.reminding.title')}
        company={company}
        description={noOneToRemindText}
        actionLabel={t('ui.close')}
        command={null}
        cancelLabel={null}
        onConfirm={onClose}
        onCancel={onClose}
      />
    )
  }
  return (
    <FormDialog
      open
      title={t('campaigns.reminding.title')}
      company={company}
      submitLabel={t('campaigns.reminding.send')}
      command={counts.value ? reminding.command(store.mode) : undefined}
      disabledReason={refusal ?? undefined}
      busy={sendMutation.pending}
      error={sendMutation.failure?.text}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault()
        if (refusal === null) void sendMutation.run(send)
      }}
    >
      <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {[
          t('campaigns.reminding.about', { name }),
          reminding.modes.length > 1 && t('campaigns.reminding.choosePeople', { name }),
          reminding.note,
        ]
          .filter(Boolean)
          .join(' ')}
      </Typography>
      {counts.error !== undefined && !counts.loading ? (
        <ErrorState title={counts.error} onRetry={toFailureProps(counts).onRetry} />
      ) : (
        <Recipients
          {...{ store, reminding, only: onlyName, wasLately: wasSentRecently }}
          onChoose={() => sendMutation.reset()}
        />
      )}
    </FormDialog>
  )
})

type RecipientsProps = Pick<Props, 'reminding'> & {
  store: ReminderStore<number>
  only: string | undefined
  wasLately: boolean
  onChoose: () => void
}

const Recipients = observer(function Recipients(props: RecipientsProps) {
  const { store, reminding, only: singleReminderText, wasLately, onChoose } = props
  const { t } = useTranslation()
  const formats = useFormats()
  const company = getCompanyName(useCompany())
  const { counts, count, isConfirmed } = store
  const people = store.getReachedList()
  const hasRecipients = count !== undefined && count.remindersCount > 0
  const formatLabel = (value: number, label: string): string => {
    const modeCounts = counts.value?.get(value)
    return modeCounts ? `${label} (${formats.number(modeCounts.remindersCount)})` : label
  }
  return (
    <>
      {reminding.modes.length > 1 ? (
        <RadioGroupBox
          label={t('campaigns.reminding.whom')}
          value={String(store.mode)}
          onChange={(value) => {
            store.choose(Number(value))
            onChoose()
          }}
          options={reminding.modes.map(({ value, label }) => ({
            value: String(value),
            label: formatLabel(value, label),
          }))}
        />
      ) : (
        count && (
          <Typography>
            {singleReminderText === undefined
              ? t('campaigns.reminding.askChosen', { count: count.remindersCount, company })
              : t('campaigns.reminding.askNamed', { count: 1, names: singleReminderText, company })}
          </Typography>
        )
      )}
      {count?.remindersCount === 0 && <Typography>{noOneToRemindText}</Typography>}
      {wasLately && hasRecipients && (
        <CheckBox label={recentlyRemindedText} checked={isConfirmed} onChange={store.confirm} />
      )}
      {people && hasRecipients && <ReminderRecipients key={store.mode} table={people} />}
    </>
  )
})
