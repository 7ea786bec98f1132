import { normalizeAddress } from '@heed/contracts'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { ActionButton } from '../../../ui/buttons/ActionButton.tsx'
import type { FoundPerson, PeopleSearch } from './PeopleSearch.ts'

const maxSuggestions = 4

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1),
}))

type Props = { search: PeopleSearch; onChoose: (person: FoundPerson) => void }

export const Suggestions = observer(function Suggestions({ search, onChoose }: Props) {
  const { t } = useTranslation()
  const otherPeople = search.matches.filter(
    ({ email }) => normalizeAddress(email) !== normalizeAddress(search.text),
  )
  if (otherPeople.length === 0) return null
  return (
    <Row role="group" aria-label={t('employees.known')}>
      <Typography variant="body2" color="textSecondary">
        {t('employees.known')}
      </Typography>
      {otherPeople.slice(0, maxSuggestions).map((person) => (
        <ActionButton
          key={person.email}
          size="small"
          action={{
            key: person.email,
            label: person.name ? `${person.name} · ${person.email}` : person.email,
            onRun: () => onChoose(person),
          }}
        />
      ))}
    </Row>
  )
})
