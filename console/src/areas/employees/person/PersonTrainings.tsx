import type { UserTraining } from '@heed/contracts'
import { observer } from 'mobx-react-lite'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../app/paths.ts'
import { toResourceProps } from '../../../lib/tables/tableProps.ts'
import { useFormats } from '../../../ui/formats.ts'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import { createTrainingColumns } from './campaignColumns.tsx'
import { Lessons } from './Lessons.tsx'
import type { PersonStore } from './PersonStore.ts'

type Props = { person: PersonStore }

export const PersonTrainings = observer(function PersonTrainings({ person }: Props) {
  const { t } = useTranslation()
  const formats = useFormats()
  const { trainings } = person
  const [openedTraining, setOpenedTraining] = useState<UserTraining>()
  const columns = useMemo(() => createTrainingColumns(t, formats), [t, formats])
  return (
    <>
      <DataTable
        label={t('employees.trainings')}
        columns={columns}
        rows={trainings.value ?? []}
        rowId={({ id }) => String(id)}
        rowName={({ name }) => name}
        rowHref={({ id }) => paths.training({ trainingId: id })}
        rowMenu={(training) => [
          { key: 'lessons', label: t('employees.showLessons'), onRun: () => setOpenedTraining(training) },
          {
            key: 'progress',
            label: t('employees.progress'),
            to: paths.trainingUser({ trainingId: training.id, email: person.email }),
          },
        ]}
        {...toResourceProps(trainings)}
        empty={<EmptyState title={t('ui.noData')} text={t('employees.noTrainings')} />}
      />
      {openedTraining && <Lessons key={openedTraining.id} person={person} training={openedTraining} />}
    </>
  )
})
