import { csvLine } from '@heed/contracts'
import { shellWord } from '@heed/contracts/rules/commandLine'
import { newCompanyColumns } from '@heed/contracts/rules/newCompanies/columns'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLeaveGuard } from '../../../app/leave/useLeaveGuard.ts'
import { useRoot } from '../../../app/RootContext.tsx'
import { csvBlob, download } from '../../../lib/download.ts'
import { ActionButton } from '../../../ui/ActionButton.tsx'
import { CommandBlock } from '../../../ui/CommandBlock.tsx'
import { DropZone } from '../../../ui/DropZone.tsx'
import { FormDialog } from '../../../ui/FormDialog.tsx'
import { CheckBox } from '../../../ui/form/CheckBox.tsx'
import { ProgressBar } from '../../../ui/ProgressBar.tsx'
import { useMutation } from '../../../ui/useMutation.ts'
import { Lines } from '../Lines.tsx'
import type { OfAccount } from '../ofAccount.tsx'
import { FileStore } from './FileStore.ts'
import { useLines } from './useLines.ts'

type Props = OfAccount & { onClose: () => void; onChanged: () => void }

const template = (): Blob =>
  csvBlob([
    csvLine(newCompanyColumns.map(({ key }) => key)),
    ...[0, 1].map((at) => csvLine(newCompanyColumns.map(({ examples }) => examples[at] ?? ''))),
  ])

/** All companies of a file: every line is checked and the cost is said before the first one is made. */
export const FileDialog = observer(function FileDialog({ account, onClose, onChanged }: Props) {
  const { t } = useTranslation()
  const root = useRoot()
  const [store] = useState(() => new FileStore(root.ofAccount(account.id)))
  const [leavesOut, setLeavesOut] = useState(false)
  const [hasRun, setRun] = useState(false)
  const work = useMutation()
  const lines = useLines(store)
  const { checked, cost } = store
  const { leave, done } = useLeaveGuard(checked !== undefined && !hasRun)
  const fresh = checked?.companies.filter(({ existing }) => !existing).length ?? 0
  const refused = new Set(checked?.refused.map(({ line }) => line)).size
  const failed = [...store.made.values()].filter(({ state }) => state === 'failed').length
  const close = () => (hasRun ? done(onClose) : leave(onClose))
  const make = () =>
    work.run(async () => {
      setRun(true)
      await store.make()
      onChanged()
    })
  const refusal = !checked
    ? t('partner.file.noFile')
    : refused > 0 && !leavesOut
      ? t('partner.file.mend', { count: refused })
      : checked.companies.length === 0
        ? t('partner.file.nothingNew')
        : undefined
  const name = store.fileName || 'customers.csv'
  const command = `heed companies create --from ${shellWord(name)} --partner ${String(account.id)}`
  return (
    <FormDialog
      open
      size="md"
      title={t('partner.file.title')}
      company={account.name}
      submitLabel={
        hasRun
          ? failed > 0
            ? t('partner.bulk.again', { count: failed })
            : t('ui.close')
          : t('partner.file.make', { count: fresh })
      }
      busy={work.pending}
      error={work.failure?.text}
      disabledReason={hasRun ? undefined : refusal}
      onClose={close}
      onSubmit={(event) => {
        event.preventDefault()
        void (hasRun && failed === 0 ? close() : make())
      }}
    >
      {!hasRun && (
        <>
          <DropZone
            label={t('partner.file.file')}
            accept=".csv,.txt"
            hint={t('partner.file.hint')}
            error={store.refusal && `${store.fileName}: ${store.refusal}`}
            onFile={(file) => void work.run(() => store.check(file, () => root.clock.now()))}
          />
          <div>
            <ActionButton
              look="text"
              size="small"
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
          {t('partner.file.counts', { fresh, there: checked.companies.length - fresh, refused })}{' '}
          {t('partner.file.cost', { account: account.name, cost: store.costText(cost) })}
        </div>
      )}
      {hasRun && (
        <ProgressBar
          label={t('partner.bulk.progress')}
          done={{ value: store.made.size, total: checked?.companies.length ?? 0 }}
        />
      )}
      {checked && <Lines label={t('partner.bulk.results')} lines={lines} />}
      {refused > 0 && !hasRun && (
        <CheckBox
          label={t('partner.file.leaveOut', { count: refused })}
          checked={leavesOut}
          onChange={setLeavesOut}
        />
      )}
      <CommandBlock command={leavesOut ? `${command} --max-errors ${String(refused)}` : command} />
    </FormDialog>
  )
})
