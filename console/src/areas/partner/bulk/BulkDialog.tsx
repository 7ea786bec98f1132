import type { PartnerCompanyRow } from '@heed/contracts'
import { observer } from 'mobx-react-lite'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLeaveGuard } from '../../../app/leave/useLeaveGuard.ts'
import { useRoot } from '../../../app/root/RootContext.tsx'
import { formatMoney } from '../../../lib/numbers/amountFormats.ts'
import { ActionButton } from '../../../ui/buttons/ActionButton.tsx'
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx'
import { useFormats } from '../../../ui/formats.ts'
import { MutedText } from '../../../ui/text/Muted.tsx'
import { useMutation } from '../../../ui/useMutation.ts'
import type { AccountProps } from '../withAccount.tsx'
import { BulkFields } from './BulkFields.tsx'
import { BulkCheckProgress, BulkResults } from './BulkResults.tsx'
import { sumCosts } from './BulkStore.ts'
import { emptyBulkChange, isSubscriptionKind } from './bulkChange.ts'
import { useBulkChange } from './useBulkChange.ts'
import { useChangeText } from './useChangeText.ts'
import { useCostFigures } from './useFigures.ts'

const MAX_LISTED = 5
/** With at least this many companies, checking takes long enough to show progress. */
const PROGRESS_MIN_COMPANIES = 20

type Props = AccountProps & {
  companies: readonly PartnerCompanyRow[]
  onClose: () => void
  onChanged: (remaining: readonly PartnerCompanyRow[]) => void
}

export const BulkDialog = observer(function BulkDialog({ account, companies, onClose, onChanged }: Props) {
  const { t } = useTranslation()
  const formats = useFormats()
  const bulk = useBulkChange({ account, companies, onChanged })
  const { store, ofAll, plans, typed, hasRun, change, command, run } = bulk
  const count = companies.length
  const names = formats.list(companies.slice(0, MAX_LISTED).map(({ name }) => name))
  const moreText = count > MAX_LISTED ? t('partner.bulk.more', { count: count - MAX_LISTED }) : ''
  const companyNames = [names, moreText].filter(Boolean).join('. ')
  const { asking: costMutation, ask, abort } = useCostConfirmation({ bulk, companies, whom: companyNames })
  const { leave, done } = useLeaveGuard(!hasRun && typed !== emptyBulkChange)
  const remainingCount = hasRun ? count - store.changedCount : 0
  const refusal = isSubscriptionKind(typed.kind) ? ofAll.sellingRefusal : null
  const close = () => {
    // Otherwise, the cost question could replace the question about unsaved input.
    abort()
    if (hasRun) done(onClose)
    else leave(onClose)
  }
  const isLong = costMutation.pending && count > PROGRESS_MIN_COMPANIES
  const submit = hasRun ? run : ask
  const isFirst = bulk.isRunning || store.failedIds.length === 0
  const retryKey = isFirst ? 'partner.bulk.now' : 'partner.bulk.again'
  const label = !hasRun
    ? t('partner.next')
    : remainingCount > 0
      ? t(retryKey, { count: remainingCount })
      : undefined
  return (
    <FormDialog
      open
      title={t('partner.bulk.title', { count })}
      company={account.name}
      submitLabel={label}
      command={command}
      hasRun={hasRun}
      busy={bulk.isRunning || (costMutation.pending && !isLong)}
      error={costMutation.failure?.text ?? ofAll.plans.error}
      disabledReason={
        refusal ?? (isLong ? t('partner.bulk.checking') : change ? undefined : t('partner.bulk.incomplete'))
      }
      footer={
        bulk.isRunning && (
          <ActionButton action={{ key: 'stop', label: t('partner.bulk.stop'), onRun: bulk.stop }} />
        )
      }
      onClose={close}
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      {hasRun ? (
        <BulkResults account={account} store={store} companies={companies} />
      ) : (
        <>
          <MutedText>{companyNames}</MutedText>
          <BulkFields values={typed} onChange={bulk.type} plans={plans} />
          {isLong && <BulkCheckProgress store={store} total={count} />}
        </>
      )}
    </FormDialog>
  )
})

type QuestionOptions = Pick<Props, 'companies'> & { bulk: ReturnType<typeof useBulkChange>; whom: string }

function useCostConfirmation({ bulk, companies, whom: companyNames }: QuestionOptions) {
  const { t } = useTranslation()
  const formats = useFormats()
  const { confirm } = useRoot()
  const costQuestion = useMutation()
  const changeText = useChangeText()
  const figures = useCostFigures()
  const pendingRequest = useRef<AbortController>(undefined)
  const { store, change, command, run } = bulk
  const count = companies.length
  const ask = () =>
    costQuestion.run(async () => {
      if (!change) return
      const control = new AbortController()
      pendingRequest.current = control
      const { signal } = control
      const cost = await store.estimate(companies, change, bulk.ground(), signal)
      if (signal.aborted) return
      const total = cost && sumCosts(cost.customers)
      const refusedCount = total?.refusedCount ?? 0
      const formatCost = (cents: number) => formatMoney(formats, cents, cost?.currency)
      confirm.ask({
        title: t('partner.bulk.sure', { count }),
        company: companyNames,
        description: [
          changeText(change),
          total
            ? t('partner.bulk.cost', { before: formatCost(total.before), after: formatCost(total.after) })
            : t('partner.bulk.costsNothing'),
          refusedCount > 0 ? t('partner.bulk.willStay', { count: refusedCount }) : '',
        ]
          .filter(Boolean)
          .join(' '),
        figures: cost && figures(cost.customers, formatCost),
        actionLabel: t('partner.bulk.now', { count: count - refusedCount || count }),
        command: command ?? null,
        run: () => void run(),
      })
    })
  return { asking: costQuestion, ask, abort: () => pendingRequest.current?.abort() }
}
