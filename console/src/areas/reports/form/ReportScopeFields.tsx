import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import type { Control } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useCompanyStore } from '../../../app/root/RootContext.tsx'
import { ListsStore } from '../../../parts/lists/ListsStore.ts'
import { CheckInput } from '../../../ui/form/CheckInput.tsx'
import { MultiSelectInput } from '../../../ui/form/choice/MultiSelectInput.tsx'
import type { ReportForm } from './reportForm.ts'

type Props = { control: Control<ReportForm>; isAboutAll: boolean }

export const ReportScopeFields = observer(function ReportScopeFields({ control, isAboutAll }: Props) {
  const { t } = useTranslation()
  const lists = useCompanyStore(ListsStore)
  useEffect(() => void lists.loadAll(), [lists])
  const { value, error } = lists.all
  return (
    <div style={{ display: 'grid', gap: 4 }}>
      <MultiSelectInput
        control={control}
        name="employeeLists"
        label={t('reports.employeeLists')}
        placeholder={t('reports.chooseLists')}
        required={!isAboutAll}
        helper={error}
        choices={value?.map(({ id, name, usersCount }) => ({
          value: String(id),
          label: name,
          detail: t('reports.people', { count: usersCount }),
        }))}
        disabledReason={isAboutAll ? t('reports.listsOverridden') : undefined}
      />
      <CheckInput control={control} name="allEmployees" label={t('reports.allEmployees')} />
    </div>
  )
})
