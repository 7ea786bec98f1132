import { isAnonymous } from '@heed/contracts'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { paths, withQuery } from '../../../app/paths.ts'
import { useCompany } from '../../../app/root/RootContext.tsx'
import { isPackagedKey } from '../../../lib/addresses/pathId.ts'
import { AnonymousBanner } from '../../../parts/people/AnonymousBanner.tsx'
import { LinkTabs } from '../../../ui/navigation/LinkTabs.tsx'
import { EmployeesTab } from './EmployeesTab.tsx'
import { LessonsTab } from './LessonsTab.tsx'
import { ListsTab } from './ListsTab.tsx'
import type { TrainingStore } from './TrainingStore.ts'

const tabs = ['lessons', 'lists', 'employees'] as const
type Tab = (typeof tabs)[number]

type Props = { training: TrainingStore; onPeople: (listId: number) => void }

export const TrainingTabs = observer(function TrainingTabs({ training, onPeople }: Props) {
  const { t } = useTranslation()
  const [params] = useSearchParams()
  const anonymous = isAnonymous(useCompany())
  const { value } = training.info
  const isPackaged = isPackagedKey(training.key)
  const open = isPackaged ? 'lessons' : (tabs.find((tab) => tab === params.get('tab')) ?? 'lessons')
  const path = paths.trainingView({ trainingId: training.key })
  const counts: Record<Tab, number | null> = {
    lessons: value ? value.totalSubjects : null,
    lists: value ? value.lists.length : null,
    employees: value ? value.totalUsers : null,
  }
  return (
    <div>
      {!isPackaged && (
        <LinkTabs
          label={t('training.tabs')}
          tabs={tabs.map((tab) => ({
            to: withQuery(path, { tab: tab === 'lessons' ? null : tab }),
            label: t(`training.${tab}`),
            count: counts[tab],
          }))}
        />
      )}
      {open === 'lessons' && <LessonsTab training={training} />}
      {open === 'lists' && <ListsTab training={training} onPeople={anonymous ? undefined : onPeople} />}
      {open === 'employees' && (anonymous ? <AnonymousBanner /> : <EmployeesTab training={training} />)}
    </div>
  )
})
