import Skeleton from '@mui/material/Skeleton'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useRoot } from '../../app/root/RootContext.tsx'
import { SelectBox } from '../../ui/form/SelectBox.tsx'
import { size } from '../../ui/theme/tokens.ts'
import type { SubjectStore } from './SubjectStore.ts'

type Props = { store: SubjectStore }

export const LanguageChoice = observer(function LanguageChoice({ store }: Props) {
  const { t } = useTranslation()
  const { languages } = useRoot()
  const { subject, spoken } = store
  const { value } = subject
  if (!value) return <Skeleton variant="rounded" height={size.control} aria-hidden />
  const isUntranslated = value.language !== undefined && value.language !== spoken && !subject.loading
  return (
    <SelectBox
      label={t('subjects.language')}
      value={spoken}
      onChange={(code) => void store.speak(code)}
      options={languages.choices(value.languages)}
      helper={isUntranslated ? t('subjects.english', { name: languages.nameOf(spoken) }) : undefined}
    />
  )
})
