import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../ui/formats.ts'
import { Banner } from '../../../ui/notices/Banner.tsx'
import { KeyValueList } from '../../../ui/panels/KeyValueList.tsx'
import { formatLeavers } from '../actions/leaversText.ts'
import type { ImportStore } from './ImportStore.ts'
import { BadLines } from './preview/BadLines.tsx'

type Props = { store: ImportStore }

export const ImportOutcome = observer(function ImportOutcome({ store }: Props) {
  const { t } = useTranslation()
  const formats = useFormats()
  const formatCount = (value = 0) => formats.number(value)
  const { savedTotals, totals, savedPeopleCount, removal } = store
  return (
    <>
      <Banner tone="success">
        {t('import.done', { count: savedPeopleCount })}
        {removal.isTicked && ` ${formatLeavers(t, removal.removedLeavers)}`}
      </Banner>
      <KeyValueList
        items={[
          { label: t('import.new'), value: formatCount(savedTotals?.new) },
          { label: t('import.updated'), value: formatCount(savedTotals?.updated) },
          { label: t('import.unchanged'), value: formatCount(savedTotals?.unchanged ?? totals?.unchanged) },
          ...(savedTotals && savedTotals.newLists.length > 0
            ? [{ label: t('import.newListsMade'), value: savedTotals.newLists.join(', ') }]
            : []),
          ...(savedTotals?.cleanedNames
            ? [{ label: t('import.cleaned'), value: formatCount(savedTotals.cleanedNames) }]
            : []),
          ...(removal.isTicked
            ? [{ label: t('import.removed'), value: formatCount(removal.removedPeopleCount) }]
            : []),
          ...(totals && totals.invalid > 0
            ? [{ label: t('import.refused'), value: formatCount(totals.invalid) }]
            : []),
        ]}
      />
      <BadLines store={store} />
    </>
  )
})
