import { Columns } from '../ui/layout.ts'
import { Panel } from '../ui/panels/Panel.tsx'
import { LockPicture } from '../ui/pictures/LockPicture.tsx'
import { PeoplePicture } from '../ui/pictures/PeoplePicture.tsx'
import {
  EmailPicture,
  FilePicture,
  ListPicture,
  PlugPicture,
  ReportPicture,
  SearchPicture,
  ShieldPicture,
} from '../ui/pictures/pictures.tsx'
import { EmptyState } from '../ui/states/EmptyState.tsx'

const EMPTY_STATES = [
  [PeoplePicture, 'No employees yet', 'Add employees'],
  [ListPicture, 'No employee lists yet', 'Create list'],
  [EmailPicture, 'No training programs yet', 'Create training'],
  [ShieldPicture, 'No assessments yet', 'Create assessment'],
  [ReportPicture, 'No reports yet', 'Create report'],
  [SearchPicture, 'Nothing matches “fishing”', 'Clear'],
  [FilePicture, 'No file chosen', 'Choose a file'],
  [PlugPicture, 'Nothing is connected', 'Connect'],
  [LockPicture, 'Not part of your plan', 'Upgrade'],
] as const

export function KitPictures() {
  return (
    <Panel title="Pictures">
      <Columns>
        {EMPTY_STATES.map(([Picture, title, label]) => (
          <EmptyState key={title} picture={<Picture />} title={title} primary={{ key: 'go', label }} />
        ))}
      </Columns>
    </Panel>
  )
}
