import type { AreaChoice, Question } from '@heed/contracts'
import { Stack } from '../../../../ui/layout.ts'
import { Panel } from '../../../../ui/panels/Panel.tsx'
import { BehaviourGroup } from './BehaviourGroup.tsx'
import type { ScenarioActions } from './ScenarioOffers.tsx'

type Props = { area: AreaChoice<Question>; actions: ScenarioActions }

export function AreaPanel({ area, actions }: Props) {
  const { name, scenarios, behaviours } = area
  // A scenario is listed only under the first of its behaviours.
  const findBehaviourCode = ({ behaviours: measuredBehaviours }: Question) =>
    behaviours.find(({ code }) => measuredBehaviours.some((behaviour) => behaviour.code === code))?.code
  return (
    <Panel headingLevel={4} title={name} count={scenarios.length}>
      <Stack style={{ gap: 24 }}>
        {behaviours.map((behaviour) => (
          <BehaviourGroup
            key={behaviour.code}
            behaviour={behaviour}
            scenarios={scenarios.filter((scenario) => findBehaviourCode(scenario) === behaviour.code)}
            actions={actions}
          />
        ))}
      </Stack>
    </Panel>
  )
}
