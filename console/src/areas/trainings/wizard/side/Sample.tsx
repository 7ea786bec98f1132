import { isAnonymous } from '@heed/contracts'
import { styled } from '@mui/material/styles'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useCompany, useCompanyStore } from '../../../../app/RootContext.tsx'
import { ActionButton } from '../../../../ui/ActionButton.tsx'
import { Avatar } from '../../../../ui/Avatar.tsx'
import { useFormats } from '../../../../ui/formats.ts'
import { Muted } from '../../../../ui/Muted.tsx'
import { OneLine } from '../../../../ui/OneLine.tsx'
import { Panel } from '../../../../ui/Panel.tsx'
import { numeric, type } from '../../../../ui/theme/tokens.ts'
import { useMinutes } from '../schedule/useSubjects.ts'
import { useTrainingWizardStore } from '../WizardContext.ts'
import { SampleStore } from './SampleStore.ts'

/** Deliveries that are seen of a long plan. */
const most = 6

const Person = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: 10,
  minHeight: 40,
  marginBottom: 12,
})

const Line = styled('ol')(({ theme }) => ({
  display: 'grid',
  gap: 10,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: '8px minmax(60px, max-content) minmax(0, 1fr) auto',
    alignItems: 'baseline',
    gap: 10,
    fontSize: type.size.body,
    ...numeric,
  },
  '& > li::before': {
    content: '""',
    width: 8,
    height: 8,
    borderRadius: '50%',
    backgroundColor: theme.vars.palette.primary.main,
  },
}))

/** What comes to one of the people, and when. */
export const Sample = observer(function Sample() {
  const { t } = useTranslation()
  const { values, deliveries, zone } = useTrainingWizardStore()
  const formats = useFormats(zone)
  const minutes = useMinutes()
  const person = useSamplePerson()
  const rest = deliveries.length - most
  if (deliveries.length === 0) return null
  return (
    <Panel>
      <Person>
        <Avatar name={person?.name ?? ''} size={32} named />
        <div>
          <strong>
            <OneLine text={person?.name ?? t('trainingWizard.side.somebody')} />
          </strong>
          <Muted style={{ fontSize: type.size.tiny }}>
            <OneLine text={person?.list ?? t('trainingWizard.side.oneOfAll')} />
          </Muted>
        </div>
      </Person>
      <Line aria-label={t('trainingWizard.side.timeline')}>
        {deliveries.slice(0, most).map(({ date, name, subjects }) => (
          <li key={subjects[0]}>
            <span>{formats.write(date, { month: 'short', day: 'numeric' })}</span>
            <OneLine text={name ?? t('trainingWizard.schedule.subjects', { count: subjects.length })} />
            <Muted>{t('trainingWizard.schedule.minutes', { count: minutes(subjects) })}</Muted>
          </li>
        ))}
      </Line>
      {rest > 0 && <Muted>{t('trainingWizard.side.more', { count: rest })}</Muted>}
      <div style={{ marginTop: 12 }}>
        <Muted>
          {t('trainingWizard.side.sum', {
            count: values.subjects.length,
            time: t('trainingWizard.schedule.minutes', { count: minutes(values.subjects) }),
          })}
        </Muted>
        {person?.onAnother && (
          <ActionButton
            look="text"
            size="small"
            action={{ key: 'another', label: t('trainingWizard.side.another'), onRun: person.onAnother }}
          />
        )}
      </div>
    </Panel>
  )
})

/** Somebody whom the training reaches; nobody where people are not looked at by name. For observers. */
function useSamplePerson() {
  const company = useCompany()
  const store = useCompanyStore(SampleStore)
  const { userLists } = useTrainingWizardStore().values
  const isHidden = isAnonymous(company)
  useEffect(() => {
    if (!isHidden) void store.of(userLists)
  }, [store, userLists, isHidden])
  const { person, hasOthers } = store
  if (isHidden || !person) return undefined
  return {
    name: person.name || person.email,
    list: person.lists?.[0]?.name,
    onAnother: hasOthers ? () => void store.another() : undefined,
  }
}
