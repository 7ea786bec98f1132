import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { CheckBox } from '../../../../ui/form/CheckBox.tsx'
import { useFormats } from '../../../../ui/formats.ts'
import { Banner } from '../../../../ui/notices/Banner.tsx'
import type { ImportStore } from '../ImportStore.ts'

type Props = { store: ImportStore }

export const DepartedChoice = observer(function DepartedChoice({ store }: Props) {
  const { t } = useTranslation()
  const formats = useFormats()
  const { facts } = store
  if (!facts?.departed) return null
  const { people, columns, first } = facts.departed
  const columnTexts = columns.map(({ column, values }) => {
    const counts = values.map(({ value, people }) => `${value} (${formats.number(people)})`)
    return `${column}: ${counts.join(', ')}.`
  })
  const hiddenCount = people - first.length
  return (
    <>
      <Banner tone="warning">
        {`${t('import.departed', { count: people })} ${columnTexts.join(' ')}`}
        <ul style={{ margin: '4px 0 0', paddingInlineStart: 20, overflowWrap: 'anywhere' }}>
          {first.map(({ lineNumber, email, name, column, value }) => (
            <li key={lineNumber}>
              {t('import.departedPerson', { line: lineNumber, person: name || email, column, value })}
            </li>
          ))}
          {hiddenCount > 0 && <li>{t('import.more', { count: hiddenCount })}</li>}
        </ul>
      </Banner>
      <CheckBox
        label={t('import.leaveOut', { count: people })}
        checked={!facts.keepsDeparted}
        onChange={(checked) => void store.readAgain({ keepsDeparted: !checked })}
        helper={t('import.leaveOutHelp')}
      />
    </>
  )
})
