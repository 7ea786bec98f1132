import { type FieldProblem, getThumbnailProblem, type PackageChange } from '@heed/contracts'
import { resolveUnitAddress } from '@heed/contracts/rules/packages/cmi5'
import { resolveEntryPoint } from '@heed/contracts/rules/packages/entryPoint'
import { type OpenedPackage, openPackage } from '@heed/contracts/rules/packages/openPackage'
import { PackageError } from '@heed/contracts/rules/packages/PackageRefusal'
import type { ScormTranslationRow, StoredFile } from '@heed/fixtures'
import { createInvalidInputError } from '../../calls/refusal.ts'
import { readPicture } from '../../files/pictures.ts'
import { UploadedFile } from '../../files/UploadedFile.ts'
import type { World } from '../../world/World.ts'
import { getArchive } from './packageFiles.ts'

type PackageForm = Omit<PackageChange, 'isMainLanguage'>

export type ImportedTranslation = Omit<ScormTranslationRow, 'id' | 'packageId' | 'uniqueId' | 'created'>

export async function openPackageFile(file: File): Promise<OpenedPackage> {
  if (!/\.zip$/i.test(file.name)) throw createFieldProblem('package', `"${file.name}" is not a .zip file`)
  return withFieldErrors('package', () => openPackage(file))
}

export async function readPackageForm(
  world: World,
  form: PackageForm,
  current?: ScormTranslationRow,
): Promise<ImportedTranslation> {
  const thumbnail = form.thumbnail ? await readThumbnail(form.thumbnail) : undefined
  const openedPackage = form.package ? await openPackageFile(form.package) : undefined
  const archive = openedPackage?.archive ?? (current && (await getArchive(world, current)))
  const facts = openedPackage?.facts ?? current
  if (!archive || !facts) throw createFieldProblem('package', 'Error importing file')
  const address = facts.kind === 'cmi5' ? resolveUnitAddress : resolveEntryPoint
  const entry = await withFieldErrors('entryPoint', () => address(archive, form.entryPoint))
  return {
    language: form.language,
    name: form.name,
    description: form.description,
    filename: form.filename.replace(/^.*[\\/]/, ''),
    entryPoint: entry,
    kind: facts.kind,
    version: facts.version,
    xapi: form.xapi === '1',
    zip: form.package || !current ? { file: await storeUpload(world, form.package) } : current.zip,
    thumbnail: thumbnail ? storeFile(world, thumbnail) : (current?.thumbnail ?? null),
  }
}

/** Checks bytes instead of names: HTML isn't a picture, and a JPEG named .png is a JPEG. */
async function readThumbnail(file: File): Promise<{ bytes: Uint8Array; type: string }> {
  const problem = getThumbnailProblem(file)
  if (problem !== undefined) throw createFieldProblem('thumbnail', problem)
  const bytes = await file.bytes()
  const picture = readPicture(bytes)
  if (!picture) throw createFieldProblem('thumbnail', `'${file.name}' is not a supported format`)
  return { bytes, type: picture.type }
}

async function storeUpload({ files }: World, file: File | undefined): Promise<string> {
  if (file instanceof UploadedFile) return files.moveIn(file)
  return files.put(file ? await file.bytes() : new Uint8Array())
}

const storeFile = (world: World, { bytes, type }: { bytes: Uint8Array; type: string }): StoredFile => ({
  file: world.files.put(bytes),
  type,
})

const createFieldProblem = (field: FieldProblem['field'], message: string) =>
  createInvalidInputError([{ field, message }])

async function withFieldErrors<T>(field: string, attempt: () => T | Promise<T>): Promise<T> {
  try {
    return await attempt()
  } catch (error) {
    throw error instanceof PackageError ? createFieldProblem(field, error.message) : error
  }
}
