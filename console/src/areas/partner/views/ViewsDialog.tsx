import { formatShellOption } from '@heed/contracts/rules/commandLine'
import Typography from '@mui/material/Typography'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useDialogForm } from '../../../app/drafts/useDialogForm.ts'
import { useRoot } from '../../../app/root/RootContext.tsx'
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx'
import { TextInput } from '../../../ui/form/TextInput.tsx'
import { useFormats } from '../../../ui/formats.ts'
import type { PackageStore } from './PackageStore.ts'
import { createViewsSchema, emptyViewsValues, toPurchase } from './viewsForm.ts'

type Props = {
  kind: 'create' | 'add'
  store: PackageStore
  company: string
  viewsBefore: number
  onClose: () => void
}

export const ViewsDialog = observer(function ViewsDialog({
  kind,
  store,
  company,
  viewsBefore: currentViews,
  onClose,
}: Props) {
  const { t } = useTranslation()
  const formats = useFormats()
  const { notices } = useRoot()
  const { form, dialog } = useDialogForm({
    draft: `partner/company/${String(store.companyId)}/${kind}Views`,
    schema: createViewsSchema(t, kind),
    initialValues: emptyViewsValues,
    company,
    save: async (values) => {
      const purchase = toPurchase(values)
      if (kind === 'create') await store.create(purchase)
      else await store.addViews(purchase)
      const { views: count = 0 } = purchase
      const successText =
        kind === 'create'
          ? t('account.package.created', { name: company })
          : t('account.package.added', { name: company, count })
      return () => {
        notices.show('success', successText)
        onClose()
      }
    },
    onClose,
  })
  const { views, notes } = toPurchase(form.watch())
  const title = t(kind === 'create' ? 'account.package.create' : 'account.package.add')
  const flags = [
    `--companyId ${String(store.companyId)}`,
    ...(views ? [`--views ${String(views)}`] : []),
    ...(notes ? [formatShellOption('notes', notes)] : []),
  ]
  const afterValues = {
    name: company,
    count: currentViews + (views || 0),
    before: formats.number(currentViews),
  }
  return (
    <FormDialog
      {...dialog}
      title={title}
      submitLabel={title}
      command={`heed api ${kind === 'create' ? 'ppv.create' : 'ppv.addViews'} ${flags.join(' ')}`}
    >
      {kind === 'create' && (
        <Typography color="textSecondary">{t('account.package.createText', { name: company })}</Typography>
      )}
      <TextInput
        control={form.control}
        name="views"
        label={t('account.package.views')}
        helper={kind === 'create' ? t('account.package.laterViews') : undefined}
        inputMode="numeric"
        autoComplete="off"
        required={kind === 'add'}
        autoFocus
      />
      <TextInput
        control={form.control}
        name="notes"
        label={t('account.package.note')}
        helper={t('account.package.noteHelp')}
        autoComplete="off"
      />
      {kind === 'add' && Boolean(views) && (
        <Typography color="textSecondary">{t('account.package.after', afterValues)}</Typography>
      )}
    </FormDialog>
  )
})
