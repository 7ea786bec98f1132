import type { ComponentProps, ComponentType, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { CommandBlock } from '../../../../ui/CommandBlock.tsx'
import { Columns, Stack } from '../../../../ui/layout.ts'
import { StepHead } from '../StepHead.tsx'
import type { CampaignKind } from '../savedRuns.ts'
import { MessagesSummary } from './MessagesSummary.tsx'
import { MissingNotice } from './MissingNotice.tsx'

type Props = {
  kind: CampaignKind
  isPackaged: boolean
  steps: readonly { step: string }[]
  /** What each step that is summed up shows. */
  parts: Readonly<Partial<Record<string, ComponentType>>>
  figures: ComponentProps<typeof MessagesSummary>
  /** What still stands in the way of the start, where no part says it. */
  missing: string | null
  onName: (name: string) => void
  /** The `heed` line of the last button, once nothing is missing. */
  command: string | undefined
  tools: ReactNode
}

/** Everything in one view before it starts, with what still stands in its way. */
export function Finalize(props: Props) {
  const { kind, isPackaged, steps, parts, figures, missing, onName, command, tools } = props
  const { t } = useTranslation()
  const texts = `${kind}Wizard` as const
  return (
    <>
      <StepHead
        title={t(`${texts}.steps.finalize`)}
        lead={t(isPackaged ? `${texts}.finalize.packagedLead` : `${texts}.finalize.lead`)}
        tools={tools}
      />
      <Stack style={{ gap: 24 }}>
        {missing !== null && <MissingNotice kind={kind} missing={missing} onName={onName} />}
        {!isPackaged && <MessagesSummary {...figures} />}
        <Columns>
          {steps.map(({ step }) => {
            const Content = parts[step]
            return Content && <Content key={step} />
          })}
        </Columns>
        {command !== undefined && <CommandBlock command={command} />}
      </Stack>
    </>
  )
}
