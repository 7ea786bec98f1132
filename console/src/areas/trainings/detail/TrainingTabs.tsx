import { isAnonymous } from '@heed/contracts'
import { styled } from '@mui/material/styles'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { paths, withQuery } from '../../../app/paths.ts'
import { useCompany } from '../../../app/root/RootContext.tsx'
import { isPackagedKey } from '../../../lib/addresses/pathId.ts'
import { AnonymousBanner } from '../../../parts/people/AnonymousBanner.tsx'
import { LinkTabs } from '../../../ui/navigation/LinkTabs.tsx'
import { Panel } from '../../../ui/panels/Panel.tsx'
import { Section } from '../../../ui/panels/Section.tsx'
import { EmployeesTab, EmployeesTools } from './EmployeesTab.tsx'
import { LessonsTab, LessonsTools } from './LessonsTab.tsx'
import { ListsTab, ListsTools } from './ListsTab.tsx'
import type { TrainingStore } from './TrainingStore.ts'

const tabs = ['lessons', 'lists', 'employees'] as const
type Tab = (typeof tabs)[number]

const BannerArea = styled('div')({ padding: '16px 20px 0' })

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
  if (isPackaged) {
    return (
      <Section
        title={t('training.lessons')}
        count={value?.subjectsNames.length}
        tools={<LessonsTools training={training} />}
      >
        <LessonsTab training={training} />
      </Section>
    )
  }
  return (
    <Panel
      flush
      title={t(`training.${open}`)}
      tabs={
        <LinkTabs
          asHead
          label={t('training.tabs')}
          tabs={tabs.map((tab) => ({
            to: withQuery(path, { tab: tab === 'lessons' ? null : tab }),
            label: t(`training.${tab}`),
            count: counts[tab],
          }))}
        />
      }
      aside={
        <>
          {open === 'lessons' && <LessonsTools training={training} />}
          {open === 'lists' && <ListsTools training={training} />}
          {open === 'employees' && !anonymous && <EmployeesTools training={training} />}
        </>
      }
    >
      {open === 'lessons' && <LessonsTab training={training} />}
      {open === 'lists' && <ListsTab training={training} onPeople={anonymous ? undefined : onPeople} />}
      {open === 'employees' && !anonymous && <EmployeesTab training={training} />}
      {open === 'employees' && anonymous && (
        <BannerArea>
          <AnonymousBanner />
        </BannerArea>
      )}
    </Panel>
  )
})
