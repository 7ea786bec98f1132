import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { PersonAssessments } from './PersonAssessments.tsx'
import type { PersonStore } from './PersonStore.ts'
import { PersonTrainings } from './PersonTrainings.tsx'

type Props = { person: PersonStore }

const tabs = ['trainings', 'assessments'] as const

export function PersonCampaigns({ person }: Props) {
  const { t } = useTranslation()
  const [params, setParams] = useSearchParams()
  const open = tabs.find((tab) => tab === params.get('tab')) ?? 'trainings'
  useEffect(() => {
    if (open === 'trainings') void person.loadTrainings()
    else void person.loadAssessments()
  }, [person, open])
  return (
    <>
      <Tabs
        value={open}
        onChange={(_, tab: string) => setParams(tab === 'trainings' ? {} : { tab }, { replace: true })}
        aria-label={t('employees.campaigns')}
        sx={{ my: 2 }}
      >
        <Tab
          id="tab-trainings"
          aria-controls="panel-trainings"
          value="trainings"
          label={t('employees.trainings')}
        />
        <Tab
          id="tab-assessments"
          aria-controls="panel-assessments"
          value="assessments"
          label={t('employees.assessments')}
        />
      </Tabs>
      <div role="tabpanel" id={`panel-${open}`} aria-labelledby={`tab-${open}`}>
        {open === 'trainings' ? <PersonTrainings person={person} /> : <PersonAssessments person={person} />}
      </div>
    </>
  )
}
