import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useCompanyStore } from '../../../app/root/RootContext.tsx'
import { isNarrowed } from '../../../parts/campaigns/list/looking.ts'
import { NothingYet } from '../../../parts/campaigns/list/NothingYet.tsx'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { NothingFound } from '../../../ui/table/NothingFound.tsx'
import { type AssessmentList, AssessmentsStore, type Kind } from './AssessmentsStore.ts'
import { useCreate } from './useCreate.tsx'

type Props = { kind: Kind; list: AssessmentList }

export const NoAssessments = observer(function NoAssessments({ kind, list }: Props) {
  const { t } = useTranslation()
  const store = useCompanyStore(AssessmentsStore)
  const create = useCreate()
  const found = kind === 'packaged' ? t('assessments.nonePackaged') : t('assessments.noneFound')
  const clear = () => {
    list.setSearch('')
    void list.clearFilters()
  }
  if (isNarrowed(list)) return <NothingFound text={found} onClear={clear} />
  if ((store.all('regular') ?? 0) + (store.all('packaged') ?? 0) > 0) return <EmptyState title={found} />
  return (
    <NothingYet
      demo="assessment"
      title={t('assessments.none')}
      text={t('assessments.noneText')}
      viewerText={t('assessments.noneTextViewer')}
      create={create}
    />
  )
})
