import Delete from 'virtual:icon/DeleteOutlined'
import { observer } from 'mobx-react-lite'
import { type ComponentProps, Suspense, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams } from 'react-router'
import * as z from 'zod/mini'
import { useDraftState } from '../../../app/drafts/useDraft.ts'
import { MissingPage } from '../../../app/page/MissingPage.tsx'
import { ResourcePage } from '../../../app/page/SubjectPage.tsx'
import { paths } from '../../../app/paths.ts'
import { useCompany, useCompanyStore, useRoot } from '../../../app/root/RootContext.tsx'
import { parseId } from '../../../lib/addresses/pathId.ts'
import { formatCallCommand } from '../../../lib/commands/apiCommand.ts'
import { Tag } from '../../../ui/badges/Tag.tsx'
import { pendingMenu } from '../../../ui/buttons/action.ts'
import { useFormats } from '../../../ui/formats.ts'
import { createLazyOverlay } from '../../../ui/lazyOverlay.tsx'
import { Section } from '../../../ui/panels/Section.tsx'
import { TextPlaceholder } from '../../../ui/text/TextPlaceholder.tsx'
import { PackagesStore } from '../upload/PackagesStore.ts'
import type { PackageTask } from '../upload/packageValues.ts'
import { LanguagesTable } from './LanguagesTable.tsx'
import { PackageCache, type PackageStore } from './PackageStore.ts'

const PackageDialog = createLazyOverlay(
  async () => (await import('../upload/PackageDialog.tsx')).PackageDialog,
)

export const PackagePage = observer(function PackagePage() {
  const { t } = useTranslation()
  const packages = useCompanyStore(PackageCache)
  const scormId = parseId(useParams().scormId)
  const backLink = { to: useRoot().history.getLastLink(paths.content()), label: t('packages.backToContent') }
  const missingTexts = { title: t('packages.missing'), text: t('packages.missingText') }
  if (scormId === undefined) return <MissingPage {...missingTexts} back={backLink} />
  return <PackageDetail key={scormId} store={packages.get(scormId)} back={backLink} missing={missingTexts} />
})

const LanguageDialogState = z.object({ language: z.optional(z.string()) })

type Props = { store: PackageStore } & Pick<ComponentProps<typeof ResourcePage>, 'back' | 'missing'>

const PackageDetail = observer(function PackageDetail({ store, back, missing }: Props) {
  const { t } = useTranslation()
  const formats = useFormats()
  const navigate = useNavigate()
  const { clock, confirm, notices, session } = useRoot()
  const { company_id: companyId } = useCompany()
  const packages = useCompanyStore(PackagesStore)
  const [dialogState, setDialogState] = useDraftState(`package/${store.scormId}`, LanguageDialogState)
  useEffect(() => void store.load(), [store])
  const { scormId } = store
  const info = store.info.value
  const hidden = !session.isAdmin
  const summarize = (created: Date | string) => t('packages.created', { date: formats.date(created) })
  const goBack = () => {
    notices.show('success', t('packages.packageDeleted'))
    void navigate(back.to)
  }
  const askDelete = () =>
    confirm.ask({
      title: t('packages.deletePackageOf', { name: info?.name ?? '' }),
      description: t('packages.deletePackageText'),
      actionLabel: t('packages.deletePackage'),
      command: formatCallCommand('content.deletePackage', { companyId, scormId }),
      danger: true,
      run: async () => {
        await packages.remove(scormId)
        goBack()
      },
    })
  const task = info && dialogState && findTask(store, dialogState)
  const handleSaved = () => {
    notices.show('success', t(task?.kind === 'add' ? 'packages.languageAdded' : 'packages.languageEdited'))
    setDialogState(undefined)
    void store.load()
  }
  return (
    <ResourcePage
      of={store.info}
      missing={missing}
      title={info?.name}
      titleLanguage={store.languages.find(({ isMainLanguage }) => isMainLanguage)?.language}
      back={back}
      aside={<Tag label={t('packages.scormContent')} />}
      summary={info ? summarize(info.created) : <TextPlaceholder text={summarize(clock.now())} />}
      primary={{
        key: 'add',
        label: t('packages.addLanguageAction'),
        hidden,
        onRun: () => setDialogState({}),
      }}
      menu={
        hidden
          ? []
          : !info
            ? pendingMenu
            : [
                {
                  key: 'delete',
                  label: t('packages.deletePackage'),
                  icon: <Delete />,
                  danger: true,
                  onRun: askDelete,
                },
              ]
      }
    >
      <Section title={t('packages.languages')} count={info ? store.languages.length : null}>
        <LanguagesTable
          store={store}
          onEdit={({ language }) => setDialogState({ language })}
          onPackageDeleted={goBack}
        />
      </Section>
      <Suspense>
        {task && <PackageDialog task={task} onDone={handleSaved} onClose={() => setDialogState(undefined)} />}
      </Suspense>
    </ResourcePage>
  )
})

function findTask(
  store: PackageStore,
  { language }: z.infer<typeof LanguageDialogState>,
): PackageTask | undefined {
  const { scormId, languages } = store
  if (language === undefined)
    return { kind: 'add', scormId, takenCodes: languages.map((item) => item.language) }
  const packageLanguage = languages.find((item) => item.language === language)
  if (!packageLanguage) return undefined
  const { isMainLanguage, ...translation } = packageLanguage
  return { kind: 'change', scormId, translation, isDefault: isMainLanguage }
}
