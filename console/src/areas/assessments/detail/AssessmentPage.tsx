import { isAnonymous } from '@heed/contracts'
import { observer } from 'mobx-react-lite'
import { type ComponentProps, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams } from 'react-router'
import { useRefresh } from '../../../app/live/useRefresh.ts'
import { asksFirst } from '../../../app/page/asksFirst.ts'
import { MissingPage } from '../../../app/page/MissingPage.tsx'
import { SubjectPage } from '../../../app/page/SubjectPage.tsx'
import { useCompany, useCompanyStore } from '../../../app/root/RootContext.tsx'
import { campaignKeyOf, isPackagedKey } from '../../../lib/addresses/pathId.ts'
import { SteadyStatusBadge } from '../../../parts/campaigns/status/CampaignStatusBadge.tsx'
import { useCampaignCaller } from '../../../parts/campaigns/useCampaignCaller.ts'
import { useListBack } from '../list/useListBack.ts'
import { type AssessmentStore, ShownAssessment } from './AssessmentStore.ts'
import { AssessmentSummary, ComingSummary } from './AssessmentSummary.tsx'
import { AssessmentTabs } from './AssessmentTabs.tsx'
import { Dialogs } from './Dialogs.tsx'
import { OpenTab } from './OpenTab.tsx'
import { loadFigures } from './tabFigures.ts'
import { useDetailActions } from './useDetailActions.tsx'
import { useOpenDialog } from './useOpenDialog.ts'

export { loadTab } from './tabBodies.tsx'

export const AssessmentPage = observer(function AssessmentPage() {
  const { t } = useTranslation()
  const shown = useCompanyStore(ShownAssessment)
  const key = campaignKeyOf(useParams().assessmentId)
  const back = { to: useListBack(), label: t('assessment.back') }
  const missing = { title: t('assessment.notFound'), text: t('assessment.notFoundText') }
  if (key === undefined) return <MissingPage {...missing} back={back} />
  return <OneAssessment key={key} assessment={shown.of(key)} back={back} missing={missing} />
})

type Props = { assessment: AssessmentStore } & Pick<ComponentProps<typeof SubjectPage>, 'back' | 'missing'>

const OneAssessment = observer(function OneAssessment({ assessment, back, missing }: Props) {
  const navigate = useNavigate()
  const dialog = useOpenDialog()
  const anonymous = isAnonymous(useCompany())
  const { isAdmin } = useCampaignCaller()
  const { value } = assessment.info
  const { primary, beside, menu } = useDetailActions(assessment, {
    open: dialog.open,
    onDeleted: () => void navigate(back.to),
  })
  useEffect(() => void assessment.load(), [assessment])
  useRefresh(() => void assessment.follow())
  return (
    <SubjectPage
      of={assessment.info}
      missing={missing}
      title={value?.name}
      back={back}
      aside={value && <SteadyStatusBadge status={value.status} />}
      summary={
        value ? (
          <AssessmentSummary
            assessment={value}
            onBounced={anonymous ? undefined : () => dialog.open('bounced')}
          />
        ) : (
          !isPackagedKey(assessment.key) && <ComingSummary hasButton={isAdmin} />
        )
      }
      primary={primary}
      actions={beside}
      menu={menu}
    >
      <AssessmentTabs assessment={assessment} />
      <OpenTab assessment={assessment} onOpen={dialog.open} />
      {value && <Dialogs assessment={assessment} value={value} dialog={dialog} />}
    </SubjectPage>
  )
})

asksFirst(AssessmentPage, ({ stores, path, params }) => {
  const key = campaignKeyOf(params.assessmentId)
  if (key === undefined) return
  const assessment = stores.of(ShownAssessment).of(key)
  void assessment.load()
  loadFigures(assessment, path)
})
