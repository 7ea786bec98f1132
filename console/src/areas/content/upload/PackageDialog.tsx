import { getCompanyName } from '@heed/contracts'
import FormHelperText from '@mui/material/FormHelperText'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useDraft } from '../../../app/drafts/useDraft.ts'
import { useFormDraft } from '../../../app/drafts/useFormDraft.ts'
import { useLeaveGuard } from '../../../app/leave/useLeaveGuard.ts'
import { useCompany, useCompanyStore, useRoot } from '../../../app/root/RootContext.tsx'
import { formatCallCommand } from '../../../lib/commands/apiCommand.ts'
import { useAnnouncement } from '../../../ui/announcer/useAnnouncement.ts'
import { ActionButton } from '../../../ui/buttons/ActionButton.tsx'
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx'
import { ProgressBar } from '../../../ui/figures/ProgressBar.tsx'
import { useFormSave } from '../../../ui/form/useFormSave.ts'
import { WrapRow } from '../../../ui/layout.ts'
import { Banner } from '../../../ui/notices/Banner.tsx'
import { ChosenPackage } from './ChosenPackage.tsx'
import { PackageFields } from './PackageFields.tsx'
import { PackageReading } from './PackageReading.ts'
import { PackagesStore } from './PackagesStore.ts'
import { PackageUpload, type UploadOptions } from './PackageUpload.ts'
import {
  createResolver,
  type FoundValues,
  makeDraftKey,
  PackageDraft,
  type PackageTask,
  type PackageValues,
  toFoundValues,
  toPackageValues,
} from './packageValues.ts'

async function uploadPackage(
  store: PackagesStore,
  task: PackageTask,
  { isMainLanguage, package: file, ...fields }: PackageValues,
  uploadOptions: UploadOptions,
): Promise<number> {
  if (task.kind === 'change') {
    const change = { ...fields, ...(file ? { package: file } : {}), isMainLanguage }
    await store.changeLanguage(task.scormId, change, uploadOptions)
    return task.scormId
  }
  if (!file) throw new TypeError('A new language has a package')
  if (task.kind === 'import') return store.import({ ...fields, package: file }, uploadOptions)
  await store.addLanguage(task.scormId, { ...fields, package: file }, uploadOptions)
  return task.scormId
}

const operations = {
  import: 'content.uploadPackage',
  add: 'content.uploadTranslation',
  change: 'content.updateTranslation',
} as const

function formatPackageCommand(companyId: number, task: PackageTask, values: PackageValues): string {
  const { isMainLanguage, package: zip, thumbnail, ...fields } = values
  return formatCallCommand(operations[task.kind], {
    companyId,
    ...(task.kind !== 'import' && { scormId: task.scormId }),
    ...fields,
    ...(task.kind === 'change' && isMainLanguage && { isMainLanguage }),
    ...(thumbnail && { thumbnail: `@${thumbnail.name}` }),
    ...(zip && { package: `@${zip.name}` }),
  })
}

type Props = {
  task: PackageTask
  onDone: (scormId: number) => void
  onClose: () => void
}

export const PackageDialog = observer(function PackageDialog({ task, onDone, onClose }: Props) {
  const { t } = useTranslation()
  const company = useCompany()
  const { form, before, upload, reading, leave, submit, busy, error } = usePackageForm(task, onDone)
  const { choose, forget } = usePackageChoice(task, form, reading)
  const { errors } = form.formState
  const { title, submit: submitWord, mend: fixLabel } = taskTexts[task.kind]
  const packageProblem = reading.upload && errors.package?.message
  useAnnouncement(packageProblem, 'assertive')
  const { share } = upload
  const isSending = share !== undefined
  const isShown = task.kind === 'change' || reading.upload !== undefined || before !== undefined
  const lostFileName =
    before && before.filename !== toPackageValues(task).filename ? before.filename : undefined
  const stop = getRefusalKey(reading)
  // A repaired package exists only in this tab, so a CLI command can't upload it.
  const isWhole = task.kind === 'change' ? !reading.isFixed : reading.upload && !reading.isFixed
  return (
    <FormDialog
      open
      size="md"
      title={t(title)}
      company={getCompanyName(company)}
      submitLabel={t(reading.isFixed && reading.upload ? fixLabel : submitWord)}
      command={isWhole ? formatPackageCommand(company.company_id, task, form.watch()) : undefined}
      busy={busy}
      disabledReason={stop && t(stop)}
      error={error && (task.kind === 'import' ? `${t('packages.notImported')}\n${error}` : error)}
      onClose={() => leave(onClose)}
      onSubmit={submit}
    >
      {/* Hidden rather than unmounted, so that rejected fields can still show their errors. */}
      <div style={{ display: isSending ? 'none' : 'contents' }}>
        {lostFileName !== undefined && !reading.file && (
          <Banner tone="info">{t('packages.chooseAgain', { filename: lostFileName })}</Banner>
        )}
        <ChosenPackage
          control={form.control}
          reading={reading}
          hint={task.kind === 'change' ? t('packages.keepsPackage') : t('packages.packageHint')}
          onFile={(file) => void choose(file)}
          onClear={forget}
        />
        {packageProblem && (
          <FormHelperText error role="note">
            {packageProblem}
          </FormHelperText>
        )}
        {isShown && <PackageFields control={form.control} task={task} />}
      </div>
      {isSending && <UploadProgress share={share} onStop={upload.cancel} />}
    </FormDialog>
  )
})

function usePackageForm(task: PackageTask, onDone: Props['onDone']) {
  const store = useCompanyStore(PackagesStore)
  const [upload] = useState(() => new PackageUpload())
  const [reading] = useState(() => new PackageReading((zip, options) => store.examine(zip, options)))
  useEffect(
    () => () => {
      reading.clear()
      upload.cancel()
    },
    [reading, upload],
  )
  const form = useForm<PackageValues>({
    resolver: createResolver(task),
    defaultValues: toPackageValues(task),
  })
  const draft = useDraft(makeDraftKey(task), PackageDraft)
  useFormDraft(form, draft)
  const { leave, done } = useLeaveGuard(form.formState.isDirty || reading.file !== undefined)
  const submission = useFormSave(form, {
    save: async (values) => {
      const file = reading.upload
      const savedScormId = await upload.run((uploadOptions) =>
        uploadPackage(store, task, { ...values, ...(file ? { package: file } : {}) }, uploadOptions),
      )
      if (savedScormId !== undefined) done(() => onDone(savedScormId))
    },
    clash: 'language',
  })
  return { form, before: draft.restoredValue, upload, reading, leave, ...submission }
}

function usePackageChoice(task: PackageTask, form: UseFormReturn<PackageValues>, reading: PackageReading) {
  const company = useCompany()
  const { languages } = useRoot()
  const { dirtyFields } = form.formState
  /** Overwrites neither typed values nor an existing language's values. */
  const fillInForm = (filename: string, foundValues: FoundValues) => {
    form.setValue('filename', filename)
    const names =
      task.kind === 'change'
        ? (['entryPoint', 'xapi'] as const)
        : (Object.keys(foundValues) as (keyof FoundValues)[])
    for (const name of names) if (!dirtyFields[name]) form.setValue(name, foundValues[name])
    form.clearErrors()
  }
  const choose = async (file: File) => {
    form.clearErrors('package')
    // If the new file can't be read, the previous one must not be sent instead.
    form.setValue('package', undefined)
    const examination = await reading.choose(file)
    if (!examination) return
    form.setValue('package', examination.facts && file)
    if (!examination.facts) return
    const takenCodes = task.kind === 'add' ? task.takenCodes : []
    const codes = languages.all.map(({ code }) => code).filter((code) => !takenCodes.includes(code))
    fillInForm(
      file.name,
      toFoundValues(examination.facts, {
        filename: file.name,
        languages: codes,
        own: company.defaultLanguage,
      }),
    )
  }
  const clearFile = () => {
    reading.clear()
    form.setValue('package', undefined)
  }
  return { choose, forget: clearFile }
}

function UploadProgress({ share, onStop }: { share: number; onStop: () => void }) {
  const { t } = useTranslation()
  return (
    <>
      <ProgressBar
        isWork
        label={share < 1 ? t('packages.sending') : t('packages.checking')}
        percent={share < 1 ? share * 100 : undefined}
      />
      <WrapRow>
        <ActionButton
          action={{ key: 'stop', label: t('packages.stopSending'), onRun: onStop }}
          size="small"
        />
      </WrapRow>
    </>
  )
}

const taskTexts = {
  import: { title: 'packages.importScorm', submit: 'packages.import', mend: 'packages.mendAndImport' },
  add: { title: 'packages.addLanguage', submit: 'packages.add', mend: 'packages.mendAndAdd' },
  change: { title: 'packages.editLanguage', submit: 'packages.save', mend: 'packages.mendAndSave' },
} as const

function getRefusalKey({ share, examination, upload }: PackageReading) {
  if (share !== undefined) return 'packages.stillReading'
  return examination && !upload ? 'packages.refused' : undefined
}
