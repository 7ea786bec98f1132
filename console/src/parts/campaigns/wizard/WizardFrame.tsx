import { CampaignName, type CampaignStatus, toPlainName } from '@heed/contracts'
import { styled } from '@mui/material/styles'
import { observer } from 'mobx-react-lite'
import { type ReactNode, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { useCompanyLabel } from '../../../app/shell/strips/useCompanyLabel.ts'
import { useChangeAnnouncement } from '../../../ui/announcer/useChangeAnnouncement.ts'
import { UnsavedDot } from '../../../ui/badges/UnsavedDot.tsx'
import type { ActionBarProps } from '../../../ui/buttons/ActionBar.tsx'
import { FullScreenModal } from '../../../ui/dialogs/FullScreenModal.tsx'
import { type RailStep, StepRail } from '../../../ui/navigation/StepRail.tsx'
import { typeScale as scale } from '../../../ui/theme/tokens.ts'
import { CampaignStatusBadge } from '../status/CampaignStatusBadge.tsx'
import { useStrippedNameHint } from '../useStrippedNameHint.ts'
import { parseRun } from './address/useWizardStep.ts'
import { StepSkeleton } from './steps/StepSkeleton.tsx'

const SaveState = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 12px',
  fontSize: scale.size.tiny,
  color: theme.vars.palette.text.secondary,
}))

type Props = {
  name: string
  rename?: { label: string; onName: (name: string) => void; onDirty: (isDirty: boolean) => void } | undefined
  status: CampaignStatus | undefined
  saved?: string | undefined
  isDirty: boolean
  isSaving: boolean
  steps: readonly RailStep[] | undefined
  current: string
  onStep: (step: string) => void
  onClose: () => void
  notice?: ReactNode
  news?: ReactNode
  side?: { label: string; content: ReactNode } | undefined
  bar: ActionBarProps
  place: string
  children: ReactNode
}

export const WizardFrame = observer(function WizardFrame(props: Props) {
  const { name, rename, status, saved: savedText, isDirty, isSaving, steps, current } = props
  const { onStep, onClose, notice, news, side, bar, place, children } = props
  const { t } = useTranslation()
  const companyLabel = useCompanyLabel()
  const strippedText = useStrippedNameHint()
  const { state } = useLocation()
  const [, ...stepsAfterTemplate] = steps ?? []
  useChangeAnnouncement(stepsAfterTemplate.find(({ key }) => key === current)?.hint, current)
  const [isResumed] = useState(() => parseRun(state) !== undefined)
  return (
    <FullScreenModal
      open
      isGoingOn={isResumed}
      title={name}
      rename={
        rename && {
          label: rename.label,
          onSave: async (title) => rename.onName(toPlainName(title)),
          check: (title) => CampaignName.safeParse(title).error?.issues[0]?.message,
          hint: strippedText,
          command: null,
          onDirty: rename.onDirty,
          disabledReason: isSaving ? t('campaigns.wizard.saving') : undefined,
        }
      }
      aside={
        <SaveState>
          {status !== undefined && <CampaignStatusBadge status={status} />}
          {savedText}
          {isDirty && <UnsavedDot hasText />}
        </SaveState>
      }
      {...companyLabel}
      onClose={onClose}
      rail={
        steps && (
          <StepRail label={t('campaigns.wizard.rail')} steps={steps} current={current} onStep={onStep} />
        )
      }
      bodyLabel={place}
      side={side}
      news={news}
      bar={bar}
    >
      {notice}
      <div inert={isSaving}>
        <Suspense fallback={<StepSkeleton />}>{children}</Suspense>
      </div>
    </FullScreenModal>
  )
})
