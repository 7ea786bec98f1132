import { getCompanyReason, nameRequiredText, type Template } from '@heed/contracts'
import { observer } from 'mobx-react-lite'
import type { ComponentProps, ComponentType, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { CommandBlock } from '../../../../ui/code/CommandBlock.tsx'
import { Columns, Stack } from '../../../../ui/layout.ts'
import { Banner } from '../../../../ui/notices/Banner.tsx'
import type { BaseCampaignWizard } from '../descriptor.ts'
import type { CampaignKind, SaveCall } from '../model/campaign.ts'
import type { CampaignFigures } from '../side/figures.ts'
import { NameField } from '../steps/NameField.tsx'
import { StepHeader } from '../steps/StepHeader.tsx'
import { MessagesSummary } from './MessagesSummary.tsx'
import { formatStartCommand } from './startCommand.ts'
import { EmployeesSummary, GoalSummary, IntroSummary } from './summaries.tsx'

type Props = {
  kind: CampaignKind
  wizard: BaseCampaignWizard
  template: Template | undefined
  isCustomized: boolean
  goalName?: string | undefined
  intro: ComponentProps<typeof IntroSummary>['intro']
  parts: Readonly<Partial<Record<string, ComponentType>>>
  figures: CampaignFigures
  /** Problems that parts of the summary already show. */
  shownProblems: readonly (string | null | undefined)[]
  call: () => SaveCall | undefined
  tools: ReactNode
}

export const FinalizeSummary = observer(function FinalizeSummary(props: Props) {
  const { kind, wizard, figures, tools } = props
  const { t } = useTranslation()
  const texts = `${kind}Wizard` as const
  const { isPackaged, steps, values, facts, rules } = wizard
  const startProblem = rules.explainClosed(rules.initialSteps.start, facts)
  const allShownProblems = isPackaged
    ? props.shownProblems
    : [...props.shownProblems, getCompanyReason(facts)]
  const command = formatStartCommand(wizard, props.call)
  return (
    <>
      <StepHeader
        title={t(`${texts}.steps.finalize`)}
        lead={t(isPackaged ? `${texts}.finalize.packagedLead` : `${texts}.finalize.lead`)}
        tools={tools}
      />
      <Stack style={{ gap: 24 }}>
        {startProblem !== null &&
          startProblem !== nameRequiredText &&
          !allShownProblems.includes(startProblem) && <Banner tone="warning">{startProblem}</Banner>}
        <div style={{ maxWidth: 560 }}>
          <NameField
            kind={kind}
            name={values.name}
            onName={(name) => wizard.set({ name })}
            isWanted={startProblem === nameRequiredText}
          />
        </div>
        {!isPackaged && <MessagesSummary figures={figures} />}
        <Columns>
          {steps.map(({ step }) => (
            <StepSummary key={step} step={step} {...props} />
          ))}
        </Columns>
        {command !== undefined && <CommandBlock command={command} />}
      </Stack>
    </>
  )
})

const StepSummary = observer(function StepSummary(props: Props & { step: string }) {
  const { step, kind, wizard, template, isCustomized, intro, parts, goalName } = props
  const { t } = useTranslation()
  const texts = `${kind}Wizard` as const
  const { facts, values } = wizard
  const StepPart = parts[step]
  switch (step) {
    case 'goal':
      return (
        <GoalSummary
          name={goalName ?? t(`${texts}.steps.goal`)}
          template={template}
          customized={isCustomized ? t(`${texts}.finalize.customized`) : undefined}
        />
      )
    case 'employees':
      return (
        <EmployeesSummary
          name={t(`${texts}.steps.employees`)}
          userLists={values.userLists}
          employees={facts.employees}
          company={getCompanyReason(facts)}
        />
      )
    case 'introMessage':
      return <IntroSummary name={t(`${texts}.steps.introMessage`)} intro={intro} />
    default:
      return StepPart ? <StepPart /> : null
  }
})
