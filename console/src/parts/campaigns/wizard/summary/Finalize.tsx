import { giveName, type Template } from '@heed/contracts'
import type { ComponentProps, ComponentType, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { CommandBlock } from '../../../../ui/code/CommandBlock.tsx'
import { Columns, Stack } from '../../../../ui/layout.ts'
import { Banner } from '../../../../ui/notices/Banner.tsx'
import { NameField } from '../NameField.tsx'
import { StepHead } from '../StepHead.tsx'
import type { CampaignKind } from '../savedRuns.ts'
import type { CampaignFigures } from '../side/figures.ts'
import { MessagesSummary } from './MessagesSummary.tsx'
import { EmployeesSummary, GoalSummary, IntroSummary } from './summaries.tsx'

type Props = {
  kind: CampaignKind
  isPackaged: boolean
  steps: readonly { step: string }[]
  name: string
  onName: (name: string) => void
  template: Template | undefined
  isCustomized: boolean
  userLists: readonly number[]
  employees: number
  /** Reason why the campaign can't start, from `companyReason`. */
  company: string | null
  goalName?: string | undefined
  intro: ComponentProps<typeof IntroSummary>['intro']
  parts: Readonly<Partial<Record<string, ComponentType>>>
  figures: CampaignFigures
  missing: string | null
  /** Problems that the parts of the summary already show. */
  said: readonly (string | null | undefined)[]
  command: string | undefined
  tools: ReactNode
}

export function Finalize(props: Props) {
  const { kind, isPackaged, steps, name, onName, figures, missing, company, command, tools } = props
  const { t } = useTranslation()
  const texts = `${kind}Wizard` as const
  const said = isPackaged ? props.said : [...props.said, company]
  return (
    <>
      <StepHead
        title={t(`${texts}.steps.finalize`)}
        lead={t(isPackaged ? `${texts}.finalize.packagedLead` : `${texts}.finalize.lead`)}
        tools={tools}
      />
      <Stack style={{ gap: 24 }}>
        {missing !== null && missing !== giveName && !said.includes(missing) && (
          <Banner tone="warning">{missing}</Banner>
        )}
        <div style={{ maxWidth: 560 }}>
          <NameField {...{ kind, name, onName }} isWanted={missing === giveName} />
        </div>
        {!isPackaged && <MessagesSummary figures={figures} />}
        <Columns>
          {steps.map(({ step }) => (
            <Part key={step} step={step} {...props} />
          ))}
        </Columns>
        {command !== undefined && <CommandBlock command={command} />}
      </Stack>
    </>
  )
}

function Part({
  step,
  kind,
  template,
  isCustomized,
  userLists,
  employees,
  company,
  intro,
  parts,
  goalName,
}: Props & { step: string }) {
  const { t } = useTranslation()
  const texts = `${kind}Wizard` as const
  const Own = parts[step]
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
      return <EmployeesSummary name={t(`${texts}.steps.employees`)} {...{ userLists, employees, company }} />
    case 'introMessage':
      return <IntroSummary name={t(`${texts}.steps.introMessage`)} intro={intro} />
    default:
      return Own ? <Own /> : null
  }
}
