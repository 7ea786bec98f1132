import { ProgressBar } from '../ui/figures/ProgressBar.tsx'
import { ScoreLabel } from '../ui/figures/ScoreLabel.tsx'
import { StatCard } from '../ui/figures/StatCard.tsx'
import { Columns, Stack, WrapRow } from '../ui/layout.ts'
import { CardSkeleton } from '../ui/panels/CardSkeleton.tsx'
import { KeyValueList } from '../ui/panels/KeyValueList.tsx'
import { Panel } from '../ui/panels/Panel.tsx'
import { TextSkeleton } from '../ui/text/TextSkeleton.tsx'

const SCORES = [null, 12, 38, 66, 84, 95, 100]

export function KitNumbers() {
  return (
    <>
      <Columns>
        <StatCard label="Employees" value="1,240" hint="of 1,500 seats" to="/users/" />
        <StatCard label="Active training programs" value="3" hint="87% attendance" />
        <StatCard label="Active assessments" value={undefined} hint="Loading" />
        <StatCard label="Resilience score" value="–" hint="No assessment has ended yet" />
      </Columns>
      <Panel title="Scores">
        <WrapRow style={{ gap: 24 }}>
          {SCORES.map((score) => (
            <ScoreLabel key={String(score)} score={score} />
          ))}
        </WrapRow>
      </Panel>
      <Columns>
        <Panel title="Facts">
          <KeyValueList
            items={[
              { label: 'Email', value: 'asa.gudmundsdottir@nordlys.example' },
              { label: 'Joined', value: 'Mar 01, 2026' },
              { label: 'Lists', value: 'Reykjavík office, Finance' },
            ]}
          />
        </Panel>
        <Panel title="Progress">
          <Stack>
            <ProgressBar label="Saving employees" percent={15} detail="1,500 of 10,000" />
            <ProgressBar label="Sending reminders" done={{ value: 37, total: 240 }} tone="success" />
            <ProgressBar label="Seats used" percent={92} tone="warning" />
            <ProgressBar label="Reading the file" />
          </Stack>
        </Panel>
        <Panel title="Loading">
          <TextSkeleton lines={3} />
          <div style={{ marginTop: 12 }}>
            <CardSkeleton height={88} />
          </div>
        </Panel>
      </Columns>
    </>
  )
}
