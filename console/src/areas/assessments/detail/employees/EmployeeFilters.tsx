import { getScoreRangeProblem } from '@heed/contracts'
import { observer } from 'mobx-react-lite'
import { Suspense, useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SEARCH_DELAY_MS } from '../../../../lib/tables/PagedList.ts'
import { FieldSkeleton } from '../../../../ui/form/FieldSkeleton.tsx'
import { fullScoreRange, type ScoreRange } from '../../../../ui/form/number/scores.ts'
import { createLazyComponent } from '../../../../ui/lazyPart.tsx'
import { FilterBar } from '../../../../ui/table/filters/FilterBar.tsx'
import type { AssessmentStore } from '../AssessmentStore.ts'

const ScoreRangeBox = createLazyComponent(
  async () => (await import('../../../../ui/form/number/ScoreRangeBox.tsx')).ScoreRangeBox,
)
const MultiSelectBox = createLazyComponent(
  async () => (await import('../../../../ui/form/choice/MultiSelectBox.tsx')).MultiSelectBox,
)

const isSameRange = (a: ScoreRange, b: ScoreRange): boolean => a.min === b.min && a.max === b.max

export const EmployeeFilters = observer(function EmployeeFilters({
  assessment,
}: {
  assessment: AssessmentStore
}) {
  const { t } = useTranslation()
  const { lists, employees } = assessment
  const { table } = employees
  const { filters } = table
  useEffect(() => void assessment.loadLists(), [assessment])
  const choices = lists.value?.map(({ listId, listName }) => ({ value: String(listId), label: listName }))
  const getListName = (id: number) => choices?.find(({ value }) => value === String(id))?.label ?? String(id)
  const setLists = (next: readonly number[]) => void table.setFilters({ ...table.filters, lists: next })
  const setScores = (scores: ScoreRange) => void table.setFilters({ ...table.filters, scores })
  const { min, max } = filters.scores
  return (
    <FilterBar
      count={table.filterCount}
      chips={[
        ...filters.lists.map((id) => ({
          key: String(id),
          label: t('assessment.listChip', { name: getListName(id) }),
          onRemove: () => setLists(filters.lists.filter((listId) => listId !== id)),
        })),
        ...(isSameRange(filters.scores, fullScoreRange)
          ? []
          : [
              {
                key: 'scores',
                label: t('assessment.scoreFromTo', { from: min, to: max }),
                onRemove: () => setScores(fullScoreRange),
              },
            ]),
      ]}
      onClear={() => void table.clearFilters()}
    >
      <Suspense fallback={<FieldSkeleton texts={{ label: t('assessment.employeeLists') }} />}>
        <MultiSelectBox
          label={t('assessment.employeeLists')}
          value={filters.lists.map(String)}
          choices={choices}
          onChange={(next) => setLists(next.map(Number))}
        />
      </Suspense>
      <Suspense fallback={<FieldSkeleton texts={{ label: t('assessment.score') }} />}>
        <Scores value={filters.scores} onSet={setScores} />
      </Suspense>
    </FilterBar>
  )
})

type ScoresProps = { value: ScoreRange; onSet: (value: ScoreRange) => void }

/** Applies the range after a typing pause; a range whose minimum exceeds its maximum isn't applied. */
function Scores({ value, onSet }: ScoresProps) {
  const { t } = useTranslation()
  const [inputRange, setInputRange] = useState(value)
  const [previousValue, setPreviousValue] = useState(value)
  if (!isSameRange(previousValue, value)) {
    setPreviousValue(value)
    setInputRange(value)
  }
  const set = useEffectEvent(() => {
    if (!isSameRange(inputRange, value) && getScoreRangeProblem(inputRange) === null) onSet(inputRange)
  })
  useEffect(() => {
    const timer = inputRange && setTimeout(set, SEARCH_DELAY_MS)
    return () => clearTimeout(timer)
  }, [inputRange])
  return <ScoreRangeBox label={t('assessment.score')} value={inputRange} onChange={setInputRange} />
}
