import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { TextBox } from '../../../ui/form/TextBox.tsx'
import type { EnteredPerson } from './ManualEntryStore.ts'

const Line = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  alignItems: 'start',
  gap: theme.spacing(1.5),
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: '1fr', gap: theme.spacing(1) },
}))

type Props = {
  index: number
  row: EnteredPerson
  problem: string | undefined
  onChange: (change: { email?: string; name?: string }) => void
  onBlur: () => void
}

export function ManualEntryRow({ index, row, problem, onChange, onBlur }: Props) {
  const { t } = useTranslation()
  return (
    <Line onBlur={onBlur}>
      <TextBox
        label={t('employees.emailOfRow', { row: index + 1 })}
        labelHidden
        placeholder={t('employees.email')}
        inputMode="email"
        autoComplete="off"
        autoFocus={index === 0}
        value={row.email}
        onChange={(email) => onChange({ email })}
        error={problem}
      />
      <TextBox
        label={t('employees.nameOfRow', { row: index + 1 })}
        labelHidden
        placeholder={t('employees.nameOptional')}
        autoComplete="off"
        value={row.name}
        onChange={(name) => onChange({ name })}
      />
    </Line>
  )
}
