import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useDialogForm } from '../../app/drafts/useDialogForm.ts'
import { useCompanyStore, useRoot } from '../../app/root/RootContext.tsx'
import { FormDialog } from '../../ui/dialogs/FormDialog.tsx'
import { SelectInput } from '../../ui/form/SelectInput.tsx'
import { TextInput } from '../../ui/form/TextInput.tsx'
import { IncidentReport, IncidentsStore } from './IncidentsStore.ts'
import { useSeverities } from './severities.tsx'

export const IncidentDialog = observer(function IncidentDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const { notices, session } = useRoot()
  const store = useCompanyStore(IncidentsStore)
  const options = useSeverities()
  const { form, dialog } = useDialogForm({
    draft: 'incident',
    schema: IncidentReport,
    initialValues: { subject: '', severity: 'medium' },
    save: async (incident) => {
      await store.report(incident, session.user?.name ?? '')
      notices.show('success', t('incidents.reported'))
      return onClose
    },
    onClose,
  })
  return (
    <FormDialog {...dialog} title={t('incidents.report')} submitLabel={t('incidents.report')} command={null}>
      <TextInput control={form.control} name="subject" label={t('incidents.subject')} required autoFocus />
      <SelectInput control={form.control} name="severity" label={t('incidents.severity')} options={options} />
    </FormDialog>
  )
})
