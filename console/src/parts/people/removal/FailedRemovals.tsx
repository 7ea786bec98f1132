import { useTranslation } from 'react-i18next'
import { VirtualList } from '../../../ui/VirtualList.tsx'
import { formatPerson, TextRow } from '../TextRow.tsx'
import type { FailedRemoval } from './RemovalQueue.ts'

type Props = { people: readonly FailedRemoval[] }

export function FailedRemovals({ people }: Props) {
  const { t } = useTranslation()
  if (people.length === 0) return null
  return (
    <div>
      <div style={{ marginBottom: 8 }}>{t('employees.removal.failed', { count: people.length })}</div>
      <VirtualList
        label={t('employees.removal.whoNot')}
        total={people.length}
        inView={5}
        rowHeight={52}
        row={(index) => {
          const person = people[index]
          return (
            <TextRow
              line={person && { lead: '', text: formatPerson(person), note: person.reason, isBad: true }}
            />
          )
        }}
      />
    </div>
  )
}
