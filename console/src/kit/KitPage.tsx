import { lazy, type ReactNode, Suspense } from 'react'
import { LeaveHost } from '../app/leave/LeaveHost.tsx'
import { ConfirmHost } from '../app/shell/ConfirmHost.tsx'
import { SchemeToggle } from '../ui/buttons/SchemeToggle.tsx'
import { PageBody, Stack } from '../ui/layout.ts'
import { Tips } from '../ui/Tips.tsx'
import { PageHeader } from '../ui/titles/PageHeader.tsx'
import { KitCards } from './KitCards.tsx'
import { KitCharts } from './KitCharts.tsx'
import { KitDetail } from './KitDetail.tsx'
import { KitDialogs } from './KitDialogs.tsx'
import { KitDrawer } from './KitDrawer.tsx'
import { KitForms } from './KitForms.tsx'
import { KitFoundations } from './KitFoundations.tsx'
import { KitHeat } from './KitHeat.tsx'
import { KitLive } from './KitLive.tsx'
import { KitMedia } from './KitMedia.tsx'
import { KitMessages } from './KitMessages.tsx'
import { KitNavigation } from './KitNavigation.tsx'
import { KitNumbers } from './KitNumbers.tsx'
import { KitPictures } from './KitPictures.tsx'
import { KitScreens } from './KitScreens.tsx'
import { KitStates } from './KitStates.tsx'
import { KitTables } from './KitTables.tsx'
import { KitVirtual } from './KitVirtual.tsx'
import { KitWizard } from './KitWizard.tsx'

const KitInputs = lazy(async () => ({ default: (await import('./KitInputs.tsx')).KitInputs }))

const noop = () => undefined

export function KitPage() {
  return (
    <Frame>
      <PageHeader
        title="Kit"
        back={{ to: '/', label: 'Back to the console' }}
        summary="Every part in every state, in both themes"
        aside={<SchemeToggle />}
        primary={{ key: 'add', label: 'Add employees', onRun: noop }}
        actions={[
          { key: 'export', label: 'Export', onRun: noop },
          { key: 'import', label: 'Import', disabledReason: 'Employees limit reached.' },
        ]}
        menu={[
          { key: 'rename', label: 'Rename', onRun: noop },
          { key: 'delete', label: 'Delete list', danger: true, onRun: noop },
        ]}
      />
      <Stack>
        <KitScreens />
        <KitFoundations />
        <KitNavigation />
        <KitDetail />
        <KitWizard />
        <KitTables />
        <KitDrawer />
        <KitCards />
        <KitForms />
        <Suspense>
          <KitInputs />
        </Suspense>
        <KitDialogs />
        <KitMessages />
        <KitNumbers />
        <KitCharts />
        <KitHeat />
        <KitVirtual />
        <KitLive />
        <KitMedia />
        <KitStates />
        <KitPictures />
      </Stack>
    </Frame>
  )
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <>
      <PageBody>{children}</PageBody>
      <ConfirmHost />
      <LeaveHost />
      <Tips />
    </>
  )
}
