import {
  type CanEditSubscription,
  type Company,
  formatRefusalSentence,
  getChangeRefusal,
  getCompanyName,
  isLeavingPlan,
  type Plan,
  type SubscriptionChange,
} from '@heed/contracts'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useDraft } from '../../../app/drafts/useDraft.ts'
import { useFormDraft } from '../../../app/drafts/useFormDraft.ts'
import { useLeaveGuard } from '../../../app/leave/useLeaveGuard.ts'
import { useRoot } from '../../../app/root/RootContext.tsx'
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx'
import { useFormSave } from '../../../ui/form/useFormSave.ts'
import { useFormats } from '../../../ui/formats.ts'
import { formatSubscriptionEnd } from '../endText.ts'
import { EstimatePanel } from '../sale/EstimatePanel.tsx'
import { SaleFields } from '../sale/SaleFields.tsx'
import { parseSeats } from '../sale/saleForm.ts'
import { useEstimate } from '../sale/useEstimate.ts'
import type { AccountProps } from '../withAccount.tsx'
import { type BlockedChange, BlockedDialog } from './BlockedDialog.tsx'
import type { CompanyStore } from './CompanyStore.ts'
import {
  createEditSchema,
  EditSaleDraft,
  formatSetCommand,
  hasActiveSubscription,
  isEndRequired,
  toSaleValues,
  toSubscriptionChange,
} from './editForm.ts'
import { useCostText } from './useCostText.ts'

type Props = AccountProps & {
  store: CompanyStore
  company: Company
  plans: readonly Plan[]
  onClose: () => void
  onSaved: () => void
  onSolving: () => void
}

export const EditSubscriptionDialog = observer(function EditSubscriptionDialog(props: Props) {
  const { account, company, plans, onClose } = props
  const { t } = useTranslation()
  const formats = useFormats()
  const { clock } = useRoot()
  const name = getCompanyName(company)
  const {
    start,
    form,
    blocked,
    unblock,
    solve: solveProblem,
    takeSeats,
    leave,
    saving: submission,
  } = useSubscriptionForm(props)
  const formValues = form.watch()
  const isActive = hasActiveSubscription(company)
  const seats = parseSeats(formValues)
  const estimate = useEstimate(
    account,
    formValues.plan === '' || seats === null
      ? null
      : { companyId: company.company_id, subscriptionCode: formValues.plan, seats },
  )
  const endDateText = formatSubscriptionEnd(t, formats, company.valid_to ?? null, clock.now())
  return (
    <>
      <FormDialog
        open
        title={t(isActive ? 'partner.editSubscription' : 'partner.reactivate')}
        company={name}
        submitLabel={t('partner.next')}
        command={formatSetCommand(company, formValues, plans)}
        disabledReason={form.formState.isDirty || !isActive ? undefined : t('partner.nothingChanged')}
        busy={submission.busy}
        error={submission.error}
        onClose={() => leave(onClose)}
        onSubmit={submission.submit}
      >
        <SaleFields
          form={form}
          plans={plans}
          start={start}
          now={clock.now()}
          unchanged={
            isEndRequired(company, plans, formValues.plan)
              ? undefined
              : t('partner.endStays', { until: endDateText })
          }
        />
        <EstimatePanel
          account={account}
          estimate={estimate}
          company={name}
          currentPrice={isActive ? (company.subscription?.price ?? 0) : 0}
        />
      </FormDialog>
      {blocked && (
        <BlockedDialog blocked={blocked} onClose={unblock} onSolve={solveProblem} onSeats={takeSeats} />
      )}
    </>
  )
})

function useSubscriptionForm(props: Props) {
  const { store, company, plans, onSolving } = props
  const { clock } = useRoot()
  const [start] = useState(() => toSaleValues(company, plans))
  const [blocked, setBlocked] = useState<BlockedChange>()
  const form = useForm({
    resolver: standardSchemaResolver(createEditSchema(company, plans, () => clock.now())),
    defaultValues: start,
    mode: 'onTouched',
  })
  // The draft is kept per person, because blockers are resolved inside a different company.
  const draft = useDraft(`partner/company/${company.company_id}/subscription`, EditSaleDraft, 'person')
  useFormDraft(form, draft)
  const { leave, done } = useLeaveGuard(form.formState.isDirty, {
    words: { company: getCompanyName(company) },
  })
  const askToChange = useChangeConfirmation(props, done)
  const submission = useFormSave(form, {
    save: async (values) => {
      const change = toSubscriptionChange(values)
      const answer = await store.canEdit(change)
      const refusal = getChangeRefusal(answer, isLeavingPlan(company, change.subscriptionCode))
      if (refusal) {
        const { title } = refusal
        setBlocked({
          company,
          title,
          text: formatRefusalSentence(refusal),
          ...getBlockers(title, answer, change.seats),
        })
      } else await askToChange(change, () => formatSetCommand(company, form.getValues(), plans))
    },
  })
  const unblock = () => setBlocked(undefined)
  const solveProblem = () =>
    done(() => {
      draft.keepOnUnmount()
      onSolving()
    })
  const applySeats = (seats: number) => {
    unblock()
    form.setValue('seats', String(seats), { shouldDirty: true, shouldValidate: true })
  }
  return {
    start,
    form,
    blocked,
    unblock,
    solve: solveProblem,
    takeSeats: applySeats,
    leave,
    saving: submission,
  }
}

function useChangeConfirmation(
  { account, store, company, plans, onClose, onSaved }: Props,
  finish: (go: () => void) => void,
) {
  const { t } = useTranslation()
  const { confirm, notices } = useRoot()
  const costText = useCostText(account)
  const isActive = hasActiveSubscription(company)
  return async (change: SubscriptionChange, getCommand: () => string) => {
    const { subscriptionCode: code, seats } = change
    const cost = await store.estimate(code, seats)
    const plan = plans.find((item) => item.code === code)?.name ?? code
    confirm.ask({
      title: t(isActive ? 'partner.changeTitle' : 'partner.reactivateTitle'),
      company: getCompanyName(company),
      description: costText(company, cost, { plan, seats }),
      actionLabel: t(isActive ? 'partner.change' : 'partner.reactivate'),
      command: getCommand(),
      run: async () => {
        await store.update(change)
        notices.show('success', t('partner.subscriptionUpdated'))
        finish(() => {
          onClose()
          onSaved()
        })
      },
    })
  }
}

/** Campaigns block only plan changes: hide them when employees or seats are the blocker. */
function getBlockers(title: string, answer: CanEditSubscription, seats: number) {
  const { activeTrainings, activeAssessments, removeEmployees, removeSeats } = answer
  if (title === 'Unable to change subscription plan') return { activeTrainings, activeAssessments }
  return removeEmployees > 0 ? { removeEmployees } : { mostSeats: seats - removeSeats }
}
