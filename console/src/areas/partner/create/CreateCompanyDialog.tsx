import { companyNameTakenText, computeMonthlySubscriptionPrice } from '@heed/contracts'
import { quoteShellWord } from '@heed/contracts/rules/commandLine'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { useDialogForm } from '../../../app/drafts/useDialogForm.ts'
import { paths } from '../../../app/paths.ts'
import { useAccountStore, useRoot } from '../../../app/root/RootContext.tsx'
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx'
import { TextInput } from '../../../ui/form/TextInput.tsx'
import { AccountStore } from '../AccountStore.ts'
import { EstimatePanel } from '../sale/EstimatePanel.tsx'
import { SaleFields } from '../sale/SaleFields.tsx'
import { parseSeats, type SaleValues } from '../sale/saleForm.ts'
import { useEstimate } from '../sale/useEstimate.ts'
import type { AccountProps } from '../withAccount.tsx'
import { createCompanySchema, emptyCompanyValues, formatCreateCommand, toCompanyForm } from './createForm.ts'

type Props = AccountProps & { onClose: () => void }

export const CreateCompanyDialog = observer(function CreateCompanyDialog({ account, onClose }: Props) {
  const { t } = useTranslation()
  const { clock, notices } = useRoot()
  const navigate = useNavigate()
  const store = useAccountStore(account, AccountStore)
  useEffect(() => void store.loadPlans(), [store])
  const plans = store.plans.value ?? []
  const saleContext = { plans, accountId: account.id, now: () => clock.now() }
  const { form, dialog } = useDialogForm({
    draft: `partner/${account.id}/create`,
    schema: createCompanySchema(saleContext),
    initialValues: emptyCompanyValues,
    company: account.name,
    save: async (values) => {
      const { company_id: companyId } = await store.create(toCompanyForm(values, saleContext))
      return () => {
        notices.show('success', t('partner.created'))
        onClose()
        void navigate(paths.partnerCompany({ partnerId: account.id, companyId }))
      }
    },
    clash: (conflict) => (conflict.text === companyNameTakenText ? 'name' : undefined),
    onClose,
  })
  const formValues = form.watch()
  const plan = plans.find(({ code }) => code === formValues.plan)
  const seats = parseSeats(formValues)
  const isPriced =
    plan !== undefined && seats !== null && computeMonthlySubscriptionPrice(plan, seats) !== undefined
  const estimate = useEstimate(account, isPriced ? { subscriptionCode: plan.code, seats } : null)
  return (
    <FormDialog
      {...dialog}
      title={t('partner.add')}
      submitLabel={t('partner.create')}
      command={formatCreateCommand(quoteShellWord, formValues, account.id)}
      error={dialog.error ?? store.plans.error}
      disabledReason={store.plans.value ? undefined : t('partner.plansComing')}
    >
      <TextInput
        control={form.control}
        name="name"
        label={t('partner.companyName')}
        autoComplete="off"
        required
        autoFocus
      />
      <SaleFields
        form={form as unknown as UseFormReturn<SaleValues>}
        plans={plans}
        start={emptyCompanyValues}
        now={clock.now()}
      />
      <TextInput
        control={form.control}
        name="managerName"
        label={t('partner.managerName')}
        autoComplete="off"
      />
      <TextInput
        control={form.control}
        name="managerEmail"
        label={t('partner.managerEmail')}
        helper={t('partner.managerHelp')}
        inputMode="email"
        autoComplete="off"
      />
      <EstimatePanel
        account={account}
        estimate={estimate}
        company={formValues.name.trim() || t('partner.newCompany')}
        currentPrice={0}
      />
    </FormDialog>
  )
})
