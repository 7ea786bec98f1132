import { type ActionResult, companyName, previewAddresses, previewProblem } from '@heed/contracts'
import Typography from '@mui/material/Typography'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { useDraft } from '../../../app/drafts/useDraft.ts'
import { useLeaveGuard } from '../../../app/leave/useLeaveGuard.ts'
import { useCompany, useRoot } from '../../../app/root/RootContext.tsx'
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx'
import { AddressBox } from '../../../ui/form/addresses/AddressBox.tsx'
import { RadioGroupBox } from '../../../ui/form/RadioGroupBox.tsx'
import { useMutation } from '../../../ui/useMutation.ts'
import { DeliveryChoice, type PreviewedDelivery } from './DeliveryChoice.tsx'

const Asked = z.object({
  to: z.array(z.string()),
  previewType: z.enum(['all', 'selected']),
  selectedEvents: z.array(z.int()),
})
type Asked = z.infer<typeof Asked>

export type PreviewRequest = Pick<Asked, 'previewType'> & { targetEmail: string; selectedEvents?: number[] }

type Props = {
  deliveries?: readonly PreviewedDelivery[] | undefined
  send: (asked: PreviewRequest) => Promise<ActionResult>
  sentText: string
  command: (asked: PreviewRequest) => string
  onClose: () => void
}

const NAMED = 4

export const PreviewDialog = observer(function PreviewDialog(props: Props) {
  const { deliveries, send, sentText, command, onClose } = props
  const { t } = useTranslation()
  const { notices } = useRoot()
  const company = useCompany()
  const { asked, change, sending, leave, done } = usePreviewForm(deliveries)
  const selectedEvents = asked.selectedEvents.filter((index) => index < (deliveries?.length ?? 0))
  const isAll = !deliveries || asked.previewType === 'all'
  const wanted: PreviewRequest = {
    targetEmail: asked.to.join(','),
    previewType: isAll ? 'all' : 'selected',
    ...(!isAll && { selectedEvents }),
  }
  const problem = previewProblem(wanted)
  const addresses = previewAddresses(wanted.targetEmail)
  const count = isAll ? (deliveries?.length ?? 1) : selectedEvents.length
  const submit = async () => {
    const { success, reason } = await send(wanted)
    if (!success) throw new Error(reason ?? t('campaigns.preview.notSent'))
    notices.show('success', sentText)
    done(onClose)
  }
  return (
    <FormDialog
      open
      title={t('campaigns.preview.title')}
      company={companyName(company)}
      submitLabel={t('campaigns.preview.send')}
      command={problem === null ? command(wanted) : undefined}
      disabledReason={problem ?? undefined}
      busy={sending.pending}
      error={sending.failure?.text}
      onClose={() => leave(onClose)}
      onSubmit={(event) => {
        event.preventDefault()
        if (problem === null) void sending.run(submit)
      }}
    >
      <AddressBox
        label={t('campaigns.preview.recipients')}
        helper={t('campaigns.preview.recipientsHelp')}
        required
        value={asked.to}
        onChange={(to) => change({ to: [...to] })}
      />
      {deliveries && (
        <RadioGroupBox
          label={t('campaigns.preview.which')}
          value={asked.previewType}
          onChange={(type) => change({ previewType: type === 'all' ? 'all' : 'selected' })}
          options={[
            { value: 'all', label: t('campaigns.preview.all', { count: deliveries.length }) },
            { value: 'selected', label: t('campaigns.preview.selected') },
          ]}
        />
      )}
      {deliveries && !isAll && (
        <DeliveryChoice
          deliveries={deliveries}
          value={selectedEvents}
          onChange={(chosen) => change({ selectedEvents: [...chosen] })}
        />
      )}
      {problem === null && (
        <Typography variant="body2" color="textSecondary" role="status">
          {t('campaigns.preview.mails', { count: count * addresses.length, to: formatAddresses(addresses) })}
        </Typography>
      )}
    </FormDialog>
  )
})

function usePreviewForm(deliveries: Props['deliveries']) {
  const { session } = useRoot()
  const draft = useDraft('campaignPreview', Asked)
  const [start] = useState<Asked>(() => ({
    to: session.user ? [session.user.email] : [],
    // Starts with a single email, which is usually enough; one click selects the whole year.
    ...(deliveries && deliveries.length > 1
      ? { previewType: 'selected' as const, selectedEvents: [0] }
      : { previewType: 'all' as const, selectedEvents: [] }),
  }))
  const [asked, setAsked] = useState(draft.before ?? start)
  const sending = useMutation()
  const { leave, done } = useLeaveGuard(asked !== start)
  const change = (part: Partial<Asked>) => {
    const next = { ...asked, ...part }
    setAsked(next)
    draft.keep(next)
    sending.reset()
  }
  return { asked, change, sending, leave, done }
}

function formatAddresses(addresses: readonly string[]): string {
  const more = addresses.length - NAMED
  return addresses.slice(0, NAMED).join(', ') + (more > 0 ? ` +${String(more)}` : '')
}
