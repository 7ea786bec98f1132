import { getFinalButton, isUntitled } from '@heed/contracts'
import { useTranslation } from 'react-i18next'
import type { GatedStep } from '../../../lib/gatedSteps.ts'
import type { ActionBarProps } from '../../../ui/buttons/ActionBar.tsx'
import type { Campaign, CampaignValues } from './model/campaign.ts'
import type { CampaignSaving } from './saving/CampaignSaving.ts'
import type { FinishEditing } from './saving/useAfterSave.ts'
import type { useSavingCampaign } from './saving/useSavingCampaign.tsx'
import type { ImmediateSend } from './saving/useSendConfirmation.ts'

type CampaignSaver = ReturnType<typeof useSavingCampaign>

type Options = Pick<CampaignSaver, 'save' | 'saveLabel' | 'savesDraft'> & {
  saving: CampaignSaving<Campaign, CampaignValues, string>
  finish: FinishEditing
  previous: GatedStep<string> | undefined
  next: GatedStep<string> | undefined
  go: (step: string) => void
  sends: ImmediateSend | undefined
}

/** Actions and status below the steps. Call inside an observer. */
export function useWizardBar(options: Options): ActionBarProps {
  const { saving, save, saveLabel, savesDraft, finish, previous, next, go: goToStep } = options
  const { t } = useTranslation()
  const store = saving.wizard
  const { pending } = saving.change
  const status = useStatus(options)
  const last = getFinalButton(store.saved.value ?? null)
  return {
    label: store.values.name,
    ...status,
    back: previous && {
      key: 'back',
      label: t('campaigns.wizard.previous'),
      onRun: () => goToStep(previous.step),
    },
    secondary: store.isPackaged
      ? undefined
      : {
          key: 'save',
          label: saveLabel,
          busy: pending,
          disabledReason: savesDraft ? undefined : store.startRefusal,
          onRun: () => void save.run(finish),
        },
    primary: next
      ? {
          key: 'next',
          label: t('campaigns.wizard.continue'),
          disabledReason: next.refusal,
          onRun: () => goToStep(next.step),
        }
      : {
          key: 'start',
          label: t(`campaigns.wizard.final.${last}`),
          busy: pending,
          disabledReason: store.startRefusal,
          onRun: () => void save.start(finish),
        },
  }
}

function useStatus({ saving, next, sends: immediateSend }: Options): Pick<ActionBarProps, 'tone' | 'status'> {
  const { t } = useTranslation()
  const { wizard: store, failure, conflictingChange: concurrentChange } = saving
  const { values, isPackaged, rules } = store
  const { kind } = rules
  const { value } = store.saved
  const texts = `${kind}Wizard` as const
  const button = getFinalButton(value ?? null)
  if (failure) {
    const text = saving.isUnanswered ? 'campaigns.wizard.unanswered' : 'campaigns.wizard.failed'
    return {
      tone: 'error',
      status: concurrentChange ? t('campaigns.wizard.chooseFirst') : t(text, { reason: failure.text }),
    }
  }
  if (concurrentChange && concurrentChange !== 'saved') return { status: undefined }
  const isUpdate = button === 'Update'
  if (immediateSend?.people !== undefined && !next && !isUpdate && !isUntitled(values.name)) {
    return { status: t('campaigns.wizard.sendsNow', { button, count: immediateSend.people }) }
  }
  if (value && !store.isDirty) {
    return { status: t(isUpdate ? `${texts}.saving.allPlanned` : 'campaigns.wizard.allSaved', { button }) }
  }
  if (isPackaged) return { status: t('campaigns.wizard.packs', { button }) }
  return { status: t(isUpdate ? `${texts}.saving.stillPlanned` : 'campaigns.wizard.nothingSent', { button }) }
}
