import { useState } from 'react'
import { Columns } from '../../ui/layout.ts'
import { SortableList } from '../../ui/order/SortableList.tsx'
import { Panel } from '../../ui/panels/Panel.tsx'
import { Truncate } from '../../ui/text/Truncate.tsx'

const SUBJECTS = [
  'Spotting a phishing email',
  'Passwords and managers',
  'Two-step sign-in',
  'Payroll change requests that come by telephone on a Friday afternoon',
  'Public Wi-Fi',
  'Lost laptop',
]

const identity = (subject: string) => subject

export function KitOrder() {
  const [subjects, setSubjects] = useState<readonly string[]>(SUBJECTS)
  return (
    <Panel title="Order">
      <Columns style={{ gridTemplateColumns: 'repeat(auto-fit, minmax(min(340px, 100%), 1fr))' }}>
        {[undefined, 'The training is active.'].map((disabledReason) => (
          <SortableList
            key={String(disabledReason)}
            label={disabledReason ? 'Subjects that stay' : 'Subjects'}
            items={subjects}
            idOf={identity}
            nameOf={identity}
            render={(subject) => <Truncate text={subject} maxLength={50} />}
            onMove={setSubjects}
            disabledReason={disabledReason}
          />
        ))}
      </Columns>
    </Panel>
  )
}
