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
import { useBulk } from './useBulk.ts'
import { useChangeText } from './useChangeText.ts'
import { useFigures } from './useFigures.ts'

const SHOWN = 5
/** From this number of companies on, checking takes long enough to show progress. */
const AT_ONCE = 20

type Props = AccountProps & {
  companies: readonly PartnerCompanyRow[]
  onClose: () => void
  onChanged: (left: readonly PartnerCompanyRow[]) => void
}

export const BulkDialog = observer(function BulkDialog({ account, companies, onClose, onChanged }: Props) {
  const { t } = useTranslation()
  const formats = useFormats()
  const bulk = useBulk({ account, companies, onChanged })
  const { store, ofAll, plans, typed, hasRun, change, command, run } = bulk
  const count = companies.length
  const names = formats.list(companies.slice(0, SHOWN).map(({ name }) => name))
  const others = count > SHOWN ? t('partner.bulk.more', { count: count - SHOWN }) : ''
  const whom = [names, others].filter(Boolean).join('. ')
  const { asking, ask, abort } = useCostQuestion({ bulk, companies, whom })
  const { leave, done } = useLeaveGuard(!hasRun && typed !== emptyBulkChange)
  const left = hasRun ? count - store.changed : 0
  const refusal = isSubscriptionKind(typed.kind) ? ofAll.sellingRefusal : null
  const close = () => {
    // Otherwise, the cost question could replace the question about unsaved input.
    abort()
    if (hasRun) done(onClose)
    else leave(onClose)
  }
  const isLong = asking.pending && count > AT_ONCE
  const submit = hasRun ? run : ask
  const isFirst = bulk.isRunning || store.failed.length === 0
  const again = isFirst ? 'partner.bulk.now' : 'partner.bulk.again'
  const label = !hasRun ? t('partner.next') : left > 0 ? t(again, { count: left }) : undefined
  return (
    <FormDialog
      open
      title={t('partner.bulk.title', { count })}
      company={account.name}
      submitLabel={label}
      command={command}
      hasRun={hasRun}
      busy={bulk.isRunning || (asking.pending && !isLong)}
      error={asking.failure?.text ?? ofAll.plans.error}
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
          <MutedText>{whom}</MutedText>
          <BulkFields typed={typed} onChange={bulk.type} plans={plans} />
          {isLong && <BulkCheckProgress store={store} total={count} />}
        </>
      )}
    </FormDialog>
  )
})

type QuestionOptions = Pick<Props, 'companies'> & { bulk: ReturnType<typeof useBulk>; whom: string }

function useCostQuestion({ bulk, companies, whom }: QuestionOptions) {
  const { t } = useTranslation()
  const formats = useFormats()
  const { confirm } = useRoot()
  const asking = useMutation()
  const changeText = useChangeText()
  const figures = useFigures()
  const waiting = useRef<AbortController>(undefined)
  const { store, change, command, run } = bulk
  const count = companies.length
  const ask = () =>
    asking.run(async () => {
      if (!change) return
      const control = new AbortController()
      waiting.current = control
      const { signal } = control
      const cost = await store.estimate(companies, change, bulk.ground(), signal)
      if (signal.aborted) return
      const total = cost && sumCosts(cost.each)
      const refused = total?.refused ?? 0
      const said = (cents: number) => formatMoney(formats, cents, cost?.currency)
      confirm.ask({
        title: t('partner.bulk.sure', { count }),
        company: whom,
        description: [
          changeText(change),
          total
            ? t('partner.bulk.cost', { before: said(total.before), after: said(total.after) })
            : t('partner.bulk.costsNothing'),
          refused > 0 ? t('partner.bulk.willStay', { count: refused }) : '',
        ]
          .filter(Boolean)
          .join(' '),
        figures: cost && figures(cost.each, said),
        actionLabel: t('partner.bulk.now', { count: count - refused || count }),
        command: command ?? null,
        run: () => void run(),
      })
    })
  return { asking, ask, abort: () => waiting.current?.abort() }
}
