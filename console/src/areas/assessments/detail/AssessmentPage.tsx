import { isAnonymous } from '@heed/contracts'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { useRefresh } from '../../../app/live/useRefresh.ts'
import { registerFirstLoad } from '../../../app/page/firstLoad.ts'
import { useCompany, useCompanyStore } from '../../../app/root/RootContext.tsx'
import { parseCampaignKey } from '../../../lib/addresses/pathId.ts'
import {
  CampaignFromUrl,
  CampaignPage,
  type CampaignPlace,
} from '../../../parts/campaigns/detail/CampaignPage.tsx'
import { assessment as kind } from '../campaign/assessment.tsx'
import { AssessmentCache, type AssessmentStore } from './AssessmentStore.ts'
import { AssessmentSummary, AssessmentSummarySkeleton } from './AssessmentSummary.tsx'
import { AssessmentTabs } from './AssessmentTabs.tsx'
import { AssessmentDialogs } from './dialogs/AssessmentDialogs.tsx'
import { useOpenDialog } from './dialogs/useOpenDialog.ts'
import { OpenTab } from './OpenTab.tsx'
import { loadTabFigures } from './tabFigureLoaders.ts'
import { useAssessmentRefusals } from './useAssessmentRefusals.ts'
import { useDetailActions } from './useDetailActions.tsx'

export { loadTab } from './tabBodies.tsx'

export const AssessmentPage = observer(function AssessmentPage() {
  const assessments = useCompanyStore(AssessmentCache)
  return (
    <CampaignFromUrl kind={kind}>
      {(key, place) => <AssessmentDetail key={key} assessment={assessments.get(key)} place={place} />}
    </CampaignFromUrl>
  )
})

type Props = { assessment: AssessmentStore; place: CampaignPlace }

const AssessmentDetail = observer(function AssessmentDetail({ assessment, place }: Props) {
  const navigate = useNavigate()
  const dialog = useOpenDialog()
  const anonymous = isAnonymous(useCompany())
  const getRefusals = useAssessmentRefusals()
  const { value } = assessment.info
  const actions = useDetailActions(assessment, {
    open: dialog.open,
    onDeleted: () => void navigate(place.back.to),
  })
  useEffect(() => void assessment.load(), [assessment])
  useRefresh(() => void assessment.follow())
  const onBounced = anonymous ? undefined : () => dialog.open('bounced')
  return (
    <CampaignPage
      {...place}
      campaign={assessment}
      actions={actions}
      summary={(loadedAssessment) => (
        <AssessmentSummary assessment={loadedAssessment} onBounced={onBounced} />
      )}
      renderPlaceholder={(hasButton) => <AssessmentSummarySkeleton hasButton={hasButton} />}
    >
      <AssessmentTabs assessment={assessment} />
      <OpenTab assessment={assessment} onOpen={dialog.open} />
      {value && <AssessmentDialogs {...{ assessment, value, dialog }} refusals={getRefusals(value)} />}
    </CampaignPage>
  )
})

registerFirstLoad(AssessmentPage, ({ stores, path, params }) => {
  const key = parseCampaignKey(params.assessmentId)
  if (key === undefined) return
  const assessment = stores.getStore(AssessmentCache).get(key)
  void assessment.load()
  loadTabFigures(assessment, path)
})
