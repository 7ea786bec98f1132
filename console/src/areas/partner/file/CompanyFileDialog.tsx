import { formatCsvLine } from '@heed/contracts'
import { quoteShellWord } from '@heed/contracts/rules/commandLine'
import { newCompanyColumns } from '@heed/contracts/rules/newCompanies/columns'
import type { TFunction } from 'i18next'
import { observer } from 'mobx-react-lite'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useLeaveGuard } from '../../../app/leave/useLeaveGuard.ts'
import { useRoot } from '../../../app/root/RootContext.tsx'
import { createCsvBlob, downloadBlob } from '../../../lib/files/download.ts'
import { Announced } from '../../../ui/announcer/Announced.tsx'
import { ActionButton } from '../../../ui/buttons/ActionButton.tsx'
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx'
import { ProgressBar } from '../../../ui/figures/ProgressBar.tsx'
import { DropZone } from '../../../ui/files/DropZone.tsx'
import { CheckBox } from '../../../ui/form/CheckBox.tsx'
import { MutedText } from '../../../ui/text/Muted.tsx'
import { useMutation } from '../../../ui/useMutation.ts'
import { StatusList } from '../Lines.tsx'
import type { AccountProps } from '../withAccount.tsx'
import type { CompanyFileStore } from './CompanyFileStore.ts'
import { useCompanyFileStore } from './useCompanyFileStore.ts'
import { useFileLines } from './useLines.ts'

type Props = AccountProps & { onClose: () => void; onChanged: () => void }

const createTemplateFile = (): Blob =>
  createCsvBlob([
    formatCsvLine(newCompanyColumns.map(({ key }) => key)),
    ...[0, 1].map((index) => formatCsvLine(newCompanyColumns.map(({ examples }) => examples[index] ?? ''))),
  ])

const getFileName = ({ sheet }: CompanyFileStore): string => sheet?.fileName ?? 'customers.csv'

export const CompanyFileDialog = observer(function CompanyFileDialog(props: Props) {
  const { account } = props
  const { t } = useTranslation()
  const creation = useCompanyCreation(props)
  const { store, work, leavesOut, setLeavesOut, hasRun } = creation
  const { refusedLines, otherLines } = useFileLines(store)
  const { sheet, checked, results, remaining } = store
  const newCount = remaining.filter(({ existing }) => !existing).length
  const refusedCount = refusedLines.length
  const isUnchecked = sheet !== undefined && !checked
  const makeLabel = newCount > 0 ? t('partner.file.make', { count: newCount }) : t('partner.file.makeAll')
  const againLabel =
    remaining.length > 0 || !checked ? t('partner.bulk.again', { count: remaining.length }) : undefined
  const label = isUnchecked ? t('ui.tryAgain') : hasRun ? againLabel : makeLabel
  const submit = isUnchecked ? creation.checkAgain : creation.create
  const fileName = getFileName(store)
  const command = `heed companies create --from ${quoteShellWord(fileName)} --partner ${String(account.id)}`
  return (
    <FormDialog
      open
      size="md"
      title={t('partner.file.title')}
      company={account.name}
      submitLabel={label}
      command={leavesOut ? `${command} --max-errors ${String(refusedCount)}` : command}
      hasRun={hasRun}
      busy={work.pending}
      error={work.failure?.text}
      disabledReason={
        hasRun || isUnchecked ? undefined : getRefusal(t, checked, leavesOut ? 0 : refusedCount)
      }
      onClose={creation.close}
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      {!hasRun && (
        <>
          <FileInput store={store} onFile={(file) => void creation.readFile(file)} />
          <FileSummary store={store} account={account} newCount={newCount} refusedCount={refusedCount} />
        </>
      )}
      {hasRun && (
        <ProgressBar
          isWork
          label={t('partner.bulk.progress')}
          done={{ value: results.size, total: otherLines.length }}
        />
      )}
      {refusedLines.length > 0 && <StatusList label={t('partner.file.refusedLines')} lines={refusedLines} />}
      {otherLines.length > 0 && <StatusList label={t('partner.bulk.results')} lines={otherLines} />}
      {refusedCount > 0 && !hasRun && (
        <CheckBox
          label={t('partner.file.leaveOut', { count: refusedCount })}
          checked={leavesOut}
          onChange={setLeavesOut}
        />
      )}
    </FormDialog>
  )
})

function useCompanyCreation({ account, onClose, onChanged }: Props) {
  const { clock } = useRoot()
  const { store, hasRun, setRun, ...choice } = useCompanyFileStore({ account })
  const mutation = useMutation()
  const { leave, done } = useLeaveGuard(store.sheet !== undefined && !hasRun)
  const close = () => (hasRun ? done(onClose) : leave(onClose))
  const check = () => store.check(() => clock.now())
  const checkAgain = () => mutation.run(check)
  const readFile = (file: File) =>
    mutation.run(async () => {
      await store.readFile(file)
      await check()
    })
  const create = () =>
    mutation.run(async () => {
      setRun(true)
      await store.make()
      onChanged()
    })
  const checkRestored = useEffectEvent(() => void checkAgain())
  useEffect(() => {
    if (store.sheet && !store.checked) checkRestored()
  }, [store])
  return { store, work: mutation, hasRun, ...choice, close, checkAgain, readFile, create }
}

function getRefusal(
  t: TFunction,
  checked: CompanyFileStore['checked'],
  refusedCount: number,
): string | undefined {
  if (!checked) return t('partner.file.noFile')
  if (refusedCount > 0) return t('partner.file.mend', { count: refusedCount })
  return checked.companies.length === 0 ? t('partner.file.nothingNew') : undefined
}

type InputProps = { store: CompanyFileStore; onFile: (file: File) => void }

const FileInput = observer(function FileInput({ store, onFile }: InputProps) {
  const { t } = useTranslation()
  return (
    <>
      <DropZone
        label={t('partner.file.file')}
        accept=".csv,.txt,.tsv,.json,.ndjson,.jsonl"
        hint={t('partner.file.hint')}
        error={store.refusal}
        taken={store.checked !== undefined}
        onFile={onFile}
      />
      <div>
        <ActionButton
          look="text"
          size="small"
          flush
          action={{
            key: 'template',
            label: t('partner.file.template'),
            onRun: () => downloadBlob('customers.csv', createTemplateFile()),
          }}
        />
      </div>
    </>
  )
})

type SummaryProps = AccountProps & { store: CompanyFileStore; newCount: number; refusedCount: number }

const FileSummary = observer(function FileSummary({ store, account, newCount, refusedCount }: SummaryProps) {
  const { t } = useTranslation()
  const { sheet, checked, cost } = store
  if (!checked || !cost) return null
  return (
    <Announced isNew>
      <MutedText>{getFileName(store)}</MutedText>
      <br />
      {t('partner.file.counts', {
        fresh: newCount,
        there: checked.companies.length - newCount,
        refused: refusedCount,
      })}{' '}
      {t('partner.file.cost', { account: account.name, cost: store.formatCost(cost) })}
      {sheet && sheet.unread.length > 0 && (
        <>
          <br />
          {t('partner.file.unread', { names: sheet.unread.join(', ') })}
        </>
      )}
    </Announced>
  )
})
