import type { PartnerCompanyRow } from '@heed/contracts'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDraft } from '../../../app/drafts/useDraft.ts'
import { useLeaveGuard } from '../../../app/leave/useLeaveGuard.ts'
import { useAccountStore, useRoot } from '../../../app/RootContext.tsx'
import { money } from '../../../lib/amountFormats.ts'
import { CommandBlock } from '../../../ui/CommandBlock.tsx'
import { FormDialog } from '../../../ui/FormDialog.tsx'
import { useFormats } from '../../../ui/formats.ts'
import { useMutation } from '../../../ui/useMutation.ts'
import { AccountStore } from '../AccountStore.ts'
import type { OfAccount } from '../ofAccount.tsx'
import { BulkFields } from './BulkFields.tsx'
import { BulkResults } from './BulkResults.tsx'
import { BulkStore } from './BulkStore.ts'
import { BulkTyped, bulkCommand, changeOf, nothingTyped } from './bulkChange.ts'

type Props = OfAccount & {
  companies: readonly PartnerCompanyRow[]
  onClose: () => void
  onChanged: () => void
}

/** One change of several customers: said with its cost before, and what became of each after. */
export const BulkDialog = observer(function BulkDialog({ account, companies, onClose, onChanged }: Props) {
  const { t } = useTranslation()
  const formats = useFormats()
  const root = useRoot()
  const ofAll = useAccountStore(account, AccountStore)
  const [store] = useState(() => new BulkStore(root.ofAccount(account.id)))
  const draft = useDraft(`partner/${String(account.id)}/bulk`, BulkTyped)
  const [typed, setTyped] = useState(draft.before ?? nothingTyped)
  const [logo, setLogo] = useState<File | null>(null)
  const [hasRun, setRun] = useState(false)
  const running = useMutation()
  const asking = useMutation()
  useEffect(() => void ofAll.loadPlans(), [ofAll])
  const { leave, done } = useLeaveGuard(!hasRun && typed !== nothingTyped)
  const change = changeOf(typed, ofAll.plans.value ?? [], logo)
  const count = companies.length
  const failed = companies.filter(({ id }) => typeof store.results.get(id) === 'string').length
  const type = (next: BulkTyped) => {
    setTyped(next)
    draft.keep(next)
  }
  const run = () =>
    running.run(async () => {
      setRun(true)
      if (change) await store.run(companies, change)
      onChanged()
    })
  const ask = () =>
    asking.run(async () => {
      if (!change) return
      const cost = await store.estimate(companies, change, root.clock.now())
      const said = (cents: number) => money(formats, cents, cost?.currency)
      root.confirm.ask({
        title: t('partner.bulk.sure', { count }),
        company: formats.list(companies.slice(0, 5).map(({ name }) => name)),
        description: [
          count > 5 ? t('partner.bulk.more', { count: count - 5 }) : '',
          cost
            ? t('partner.bulk.cost', { before: said(cost.before), after: said(cost.after) })
            : t('partner.bulk.costsNothing'),
        ].join(' '),
        actionLabel: t('partner.bulk.now', { count }),
        run: () => void run(),
      })
    })
  const close = () => (hasRun ? done(onClose) : leave(onClose))
  const submit = hasRun ? (failed > 0 ? run : close) : ask
  const label = hasRun
    ? failed > 0
      ? t('partner.bulk.again', { count: failed })
      : t('ui.close')
    : t('partner.next')
  return (
    <FormDialog
      open
      title={t('partner.bulk.title', { count })}
      company={account.name}
      submitLabel={label}
      busy={running.pending || asking.pending}
      error={asking.failure?.text ?? ofAll.plans.error}
      disabledReason={change || hasRun ? undefined : t('partner.bulk.incomplete')}
      onClose={close}
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      {hasRun ? (
        <BulkResults store={store} companies={companies} />
      ) : (
        <BulkFields
          typed={typed}
          onChange={type}
          logo={logo}
          onLogo={setLogo}
          plans={ofAll.plans.value ?? []}
        />
      )}
      {change && <CommandBlock command={bulkCommand(companies, change)} />}
    </FormDialog>
  )
})
