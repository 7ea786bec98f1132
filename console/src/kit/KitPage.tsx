import { lazy, type ReactNode, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { LeaveHost } from '../app/leave/LeaveHost.tsx'
import { paths } from '../app/paths.ts'
import { ConfirmHost } from '../app/shell/ConfirmHost.tsx'
import { screens } from '../screens.ts'
import { Tag } from '../ui/badges/Tag.tsx'
import { SchemeToggle } from '../ui/buttons/SchemeToggle.tsx'
import { useFormats } from '../ui/formats.ts'
import { Columns, PageBody, Stack } from '../ui/layout.ts'
import { Panel } from '../ui/panels/Panel.tsx'
import { Tooltips } from '../ui/Tooltips.tsx'
import { AppLink } from '../ui/text/AppLink.tsx'
import { PageHeader } from '../ui/titles/PageHeader.tsx'
import { VirtualList } from '../ui/VirtualList.tsx'
import { KitCards } from './KitCards.tsx'
import { KitCharts } from './KitCharts.tsx'
import { KitDetail } from './KitDetail.tsx'
import { KitDialogs } from './KitDialogs.tsx'
import { KitDrawer } from './KitDrawer.tsx'
import { KitForms } from './KitForms.tsx'
import { KitFoundations } from './KitFoundations.tsx'
import { KitHeat } from './KitHeat.tsx'
import { KitLive } from './KitLive.tsx'
import { KitMessages } from './KitMessages.tsx'
import { KitNavigation } from './KitNavigation.tsx'
import { KitNumbers } from './KitNumbers.tsx'
import { KitPictures } from './KitPictures.tsx'
import { KitStates } from './KitStates.tsx'
import { KitTables } from './KitTables.tsx'
import { KitMedia } from './media/KitMedia.tsx'
import { KitWizard } from './wizard/KitWizard.tsx'

const KitInputs = lazy(async () => ({ default: (await import('./inputs/KitInputs.tsx')).KitInputs }))

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
      <Tooltips />
    </>
  )
}

function KitScreens() {
  const { t } = useTranslation()
  return (
    <Panel title="Screens">
      <p>
        <AppLink to={paths.incidents()}>A small area</AppLink> in 200 lines: list, filters, form, detail,
        locked face.
      </p>
      <ul aria-label="Screens" style={{ overflowWrap: 'anywhere' }}>
        {screens.map(({ path, title, who }) => (
          <li key={path} data-path={path}>
            <code>{path}</code> {t(title)} <Tag label={who} />
          </li>
        ))}
      </ul>
    </Panel>
  )
}

function KitVirtual() {
  const formats = useFormats()
  const formatRow = (index: number) => `Employee ${formats.number(index + 1)}`
  return (
    <Columns>
      <Panel title="A million rows">
        <VirtualList label="A million rows" total={1_000_000} row={formatRow} />
      </Panel>
      <Panel title="Three rows">
        <VirtualList label="Three rows" total={3} row={formatRow} />
      </Panel>
    </Columns>
  )
}
