import { csvLine } from '@heed/contracts'
import { shellWord } from '@heed/contracts/rules/commandLine'
import { newCompanyColumns } from '@heed/contracts/rules/newCompanies/columns'
import { observer } from 'mobx-react-lite'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useLeaveGuard } from '../../../app/leave/useLeaveGuard.ts'
import { useRoot } from '../../../app/root/RootContext.tsx'
import { csvBlob, download } from '../../../lib/files/download.ts'
import { ActionButton } from '../../../ui/buttons/ActionButton.tsx'
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx'
import { ProgressBar } from '../../../ui/figures/ProgressBar.tsx'
import { DropZone } from '../../../ui/files/DropZone.tsx'
import { CheckBox } from '../../../ui/form/CheckBox.tsx'
import { MutedText } from '../../../ui/text/Muted.tsx'
import { useMutation } from '../../../ui/useMutation.ts'
import { LineList } from '../Lines.tsx'
import type { AccountProps } from '../withAccount.tsx'
import { useFileStore } from './useFileStore.ts'
import { useFileLines } from './useLines.ts'

type Props = AccountProps & { onClose: () => void; onChanged: () => void }

const template = (): Blob =>
  csvBlob([
    csvLine(newCompanyColumns.map(({ key }) => key)),
    ...[0, 1].map((at) => csvLine(newCompanyColumns.map(({ examples }) => examples[at] ?? ''))),
  ])

export const FileDialog = observer(function FileDialog({ account, onClose, onChanged }: Props) {
  const { t } = useTranslation()
  const { clock } = useRoot()
  const { store, leavesOut, setLeavesOut, hasRun, setRun } = useFileStore({ account })
  const work = useMutation()
  const { refused: wrong, others } = useFileLines(store)
  const { sheet, checked, cost, made, left } = store
  const { leave, done } = useLeaveGuard(sheet !== undefined && !hasRun)
  const fresh = left.filter(({ existing }) => !existing).length
  const refused = wrong.length
  const isOver = hasRun && checked !== undefined && left.length === 0
  const close = () => (hasRun ? done(onClose) : leave(onClose))
  const check = () => store.check(() => clock.now())
  const make = () =>
    work.run(async () => {
      setRun(true)
      await store.make()
      onChanged()
    })
  const again = useEffectEvent(() => void work.run(check))
  useEffect(() => {
    if (store.sheet && !store.checked) again()
  }, [store])
  const refusal = !checked
    ? t('partner.file.noFile')
    : refused > 0 && !leavesOut
      ? t('partner.file.mend', { count: refused })
      : checked.companies.length === 0
        ? t('partner.file.nothingNew')
        : undefined
  const isUnchecked = sheet !== undefined && !checked
  const makeLabel = fresh > 0 ? t('partner.file.make', { count: fresh }) : t('partner.file.makeAll')
  const label = isUnchecked
    ? t('ui.tryAgain')
    : !hasRun
      ? makeLabel
      : isOver
        ? undefined
        : t('partner.bulk.again', { count: left.length })
  const submit = isUnchecked ? () => work.run(check) : make
  const name = sheet?.fileName ?? 'customers.csv'
  const command = `heed companies create --from ${shellWord(name)} --partner ${String(account.id)}`
  return (
    <FormDialog
      open
      size="md"
      title={t('partner.file.title')}
      company={account.name}
      submitLabel={label}
      command={leavesOut ? `${command} --max-errors ${String(refused)}` : command}
      hasRun={hasRun}
      busy={work.pending}
      error={work.failure?.text}
      disabledReason={hasRun || isUnchecked ? undefined : refusal}
      onClose={close}
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      {!hasRun && (
        <>
          <DropZone
            label={t('partner.file.file')}
            accept=".csv,.txt,.tsv,.json,.ndjson,.jsonl"
            hint={t('partner.file.hint')}
            error={store.refusal}
            taken={checked !== undefined}
            onFile={(file) =>
              void work.run(async () => {
                await store.read(file)
                await check()
              })
            }
          />
          <div>
            <ActionButton
              look="text"
              size="small"
              flush
              action={{
                key: 'template',
                label: t('partner.file.template'),
                onRun: () => download('customers.csv', template()),
              }}
            />
          </div>
        </>
      )}
      {checked && cost && !hasRun && (
        <div role="status">
          <MutedText>{name}</MutedText>
          <br />
          {t('partner.file.counts', { fresh, there: checked.companies.length - fresh, refused })}{' '}
          {t('partner.file.cost', { account: account.name, cost: store.costText(cost) })}
          {sheet && sheet.unread.length > 0 && (
            <>
              <br />
              {t('partner.file.unread', { names: sheet.unread.join(', ') })}
            </>
          )}
        </div>
      )}
      {hasRun && (
        <ProgressBar label={t('partner.bulk.progress')} done={{ value: made.size, total: others.length }} />
      )}
      {wrong.length > 0 && <LineList label={t('partner.file.refusedLines')} lines={wrong} />}
      {others.length > 0 && <LineList label={t('partner.bulk.results')} lines={others} />}
      {refused > 0 && !hasRun && (
        <CheckBox
          label={t('partner.file.leaveOut', { count: refused })}
          checked={leavesOut}
          onChange={setLeavesOut}
        />
      )}
    </FormDialog>
  )
})
