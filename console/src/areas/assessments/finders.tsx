import type { AssessmentRow } from '@heed/contracts'
import Assessment from '@mui/icons-material/AssessmentOutlined'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { LiveStore } from '../../app/live/LiveStore.ts'
import { type CompanyFinder, MOST_FOUND, type ShowActions } from '../../app/palette/finder.ts'
import { useRoot } from '../../app/root/RootContext.tsx'
import { assessmentPath } from '../../parts/campaigns/campaignPaths.ts'
import { DownloadDialog } from '../../parts/campaigns/dialogs.ts'
import { type ActedAssessment, useAssessmentActions } from './actions/useAssessmentActions.tsx'

type Props = { assessment: AssessmentRow; show: ShowActions }

const Actions = observer(function Actions({ assessment, show }: Props) {
  const live = useRoot().area(LiveStore)
  const [downloading, setDownloading] = useState<ActedAssessment>()
  const readAgain = () => live.readAgain()
  const actions = useAssessmentActions({
    onDownload: setDownloading,
    onChanged: readAgain,
    onDeleted: readAgain,
  })
  return (
    <>
      {show(Object.values(actions(assessment)))}
      {downloading && <DownloadDialog campaign={downloading} onClose={() => setDownloading(undefined)} />}
    </>
  )
})

export const finders: readonly CompanyFinder[] = [
  {
    title: 'shell.tabs.assessment',
    icon: <Assessment />,
    async find({ client, companyId }, filter, signal) {
      const query = { companyId, d: 1, p: 0, n: MOST_FOUND, filter }
      const { assessments } = await client.assessments.list(query, { signal })
      return assessments.map((assessment) => ({
        key: `assessment ${String(assessment.id)}`,
        name: assessment.name,
        detail: assessment.statusInfo.label,
        to: assessmentPath(assessment),
        actions: (show) => <Actions assessment={assessment} show={show} />,
      }))
    },
  },
]
