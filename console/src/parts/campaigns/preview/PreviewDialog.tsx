import { type ActionResult, getCompanyName, getPreviewProblem, parsePreviewAddresses } from '@heed/contracts'
import Typography from '@mui/material/Typography'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { useDraft } from '../../../app/drafts/useDraft.ts'
import { useLeaveGuard } from '../../../app/leave/useLeaveGuard.ts'
import { useCompany, useRoot } from '../../../app/root/RootContext.tsx'
import { Announced } from '../../../ui/announcer/Announced.tsx'
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx'
import { AddressBox } from '../../../ui/form/addresses/AddressBox.tsx'
import { RadioGroupBox } from '../../../ui/form/RadioGroupBox.tsx'
import { useMutation } from '../../../ui/useMutation.ts'
import { DeliveryChoice, type PreviewedDelivery } from './DeliveryChoice.tsx'

const PreviewValues = z.object({
  to: z.array(z.string()),
  previewType: z.enum(['all', 'selected']),
  selectedEvents: z.array(z.int()),
})
type PreviewValues = z.infer<typeof PreviewValues>

export type PreviewRequest = Pick<PreviewValues, 'previewType'> & {
  targetEmail: string
  selectedEvents?: number[]
}

type Props = {
  deliveries?: readonly PreviewedDelivery[] | undefined
  send: (request: PreviewRequest) => Promise<ActionResult>
  sentText: string
  command: (request: PreviewRequest) => string
  onClose: () => void
}

const MAX_LISTED = 4

export const PreviewDialog = observer(function PreviewDialog(props: Props) {
  const { deliveries, send, sentText, command, onClose } = props
  const { t } = useTranslation()
  const { notices } = useRoot()
  const company = useCompany()
  const { asked, change, sending: sendMutation, leave, done } = usePreviewForm(deliveries)
  const selectedEvents = asked.selectedEvents.filter((index) => index < (deliveries?.length ?? 0))
  const isAll = !deliveries || asked.previewType === 'all'
  const request: PreviewRequest = {
    targetEmail: asked.to.join(','),
    previewType: isAll ? 'all' : 'selected',
    ...(!isAll && { selectedEvents }),
  }
  const problem = getPreviewProblem(request)
  const addresses = parsePreviewAddresses(request.targetEmail)
  const count = isAll ? (deliveries?.length ?? 1) : selectedEvents.length
  const submit = async () => {
    const { success, reason } = await send(request)
    if (!success) throw new Error(reason ?? t('campaigns.preview.notSent'))
    notices.show('success', sentText)
    done(onClose)
  }
  return (
    <FormDialog
      open
      title={t('campaigns.preview.title')}
      company={getCompanyName(company)}
      submitLabel={t('campaigns.preview.send')}
      command={problem === null ? command(request) : undefined}
      disabledReason={problem ?? undefined}
      busy={sendMutation.pending}
      error={sendMutation.failure?.text}
      onClose={() => leave(onClose)}
      onSubmit={(event) => {
        event.preventDefault()
        if (problem === null) void sendMutation.run(submit)
      }}
    >
      <AddressBox
        label={t('campaigns.preview.recipients')}
        helper={t('campaigns.preview.recipientsHelp')}
        required
        value={asked.to}
        onChange={(recipients) => change({ to: [...recipients] })}
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
          onChange={(indexes) => change({ selectedEvents: [...indexes] })}
        />
      )}
      {problem === null && (
        <Typography variant="body2" color="textSecondary">
          <Announced inline>
            {t('campaigns.preview.mails', {
              count: count * addresses.length,
              to: formatAddresses(addresses),
            })}
          </Announced>
        </Typography>
      )}
    </FormDialog>
  )
})

function usePreviewForm(deliveries: Props['deliveries']) {
  const { session } = useRoot()
  const draft = useDraft('campaignPreview', PreviewValues)
  const [start] = useState<PreviewValues>(() => ({
    to: session.user ? [session.user.email] : [],
    // Starts with a single email, which is usually enough; one click selects the whole year.
    ...(deliveries && deliveries.length > 1
      ? { previewType: 'selected' as const, selectedEvents: [0] }
      : { previewType: 'all' as const, selectedEvents: [] }),
  }))
  const [formValues, setFormValues] = useState(draft.restoredValue ?? start)
  const sendMutation = useMutation()
  const { leave, done } = useLeaveGuard(formValues !== start)
  const change = (patch: Partial<PreviewValues>) => {
    const next = { ...formValues, ...patch }
    setFormValues(next)
    draft.save(next)
    sendMutation.reset()
  }
  return { asked: formValues, change, sending: sendMutation, leave, done }
}

function formatAddresses(addresses: readonly string[]): string {
  const hiddenCount = addresses.length - MAX_LISTED
  return addresses.slice(0, MAX_LISTED).join(', ') + (hiddenCount > 0 ? ` +${String(hiddenCount)}` : '')
}
