import type { PackagesStore } from './PackagesStore.ts'
import type { Sending } from './PackageUpload.ts'
import type { PackageTask, PackageValues } from './packageValues.ts'

export async function sendOf(
  store: PackagesStore,
  task: PackageTask,
  { isMainLanguage, package: file, ...words }: PackageValues,
  sending: Sending,
): Promise<number> {
  if (task.kind === 'change') {
    const change = { ...words, ...(file ? { package: file } : {}), isMainLanguage }
    await store.changeLanguage(task.scormId, change, sending)
    return task.scormId
  }
  if (!file) throw new TypeError('A new language has a package')
  if (task.kind === 'import') return store.import({ ...words, package: file }, sending)
  await store.addLanguage(task.scormId, { ...words, package: file }, sending)
  return task.scormId
}
