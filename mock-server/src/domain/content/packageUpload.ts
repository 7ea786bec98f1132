import { type FieldProblem, type PackageChange, thumbnailProblem } from '@heed/contracts'
import { unitAddress } from '@heed/contracts/rules/packages/cmi5'
import { entryPoint } from '@heed/contracts/rules/packages/entryPoint'
import { type OpenedPackage, openPackage } from '@heed/contracts/rules/packages/openPackage'
import { PackageRefusal } from '@heed/contracts/rules/packages/PackageRefusal'
import type { ScormTranslationRow, StoredFile } from '@heed/fixtures'
import { invalid } from '../../calls/refusal.ts'
import { readPicture } from '../../files/pictures.ts'
import { UploadedFile } from '../../files/UploadedFile.ts'
import type { World } from '../../world/World.ts'
import { getArchive } from './packageFiles.ts'

type Form = Omit<PackageChange, 'isMainLanguage'>

export type ImportedTranslation = Omit<ScormTranslationRow, 'id' | 'packageId' | 'uniqueId' | 'created'>

export async function openPackageFile(file: File): Promise<OpenedPackage> {
  if (!/\.zip$/i.test(file.name)) throw wrong('package', `"${file.name}" is not a .zip file`)
  return refusing('package', () => openPackage(file))
}

export async function readPackageForm(
  world: World,
  form: Form,
  before?: ScormTranslationRow,
): Promise<ImportedTranslation> {
  const thumbnail = form.thumbnail ? await readThumbnail(form.thumbnail) : undefined
  const opened = form.package ? await openPackageFile(form.package) : undefined
  const archive = opened?.archive ?? (before && (await getArchive(world, before)))
  const said = opened?.facts ?? before
  if (!archive || !said) throw wrong('package', 'Error importing file')
  const address = said.kind === 'cmi5' ? unitAddress : entryPoint
  const entry = await refusing('entryPoint', () => address(archive, form.entryPoint))
  return {
    language: form.language,
    name: form.name,
    description: form.description,
    filename: form.filename.replace(/^.*[\\/]/, ''),
    entryPoint: entry,
    kind: said.kind,
    version: said.version,
    xapi: form.xapi === '1',
    zip: form.package || !before ? { file: await keepFile(world, form.package) } : before.zip,
    thumbnail: thumbnail ? keep(world, thumbnail) : (before?.thumbnail ?? null),
  }
}

/** Checks bytes instead of names: HTML isn't a picture, and a JPEG named .png is a JPEG. */
async function readThumbnail(file: File): Promise<{ bytes: Uint8Array; type: string }> {
  const problem = thumbnailProblem(file)
  if (problem !== undefined) throw wrong('thumbnail', problem)
  const bytes = await file.bytes()
  const picture = readPicture(bytes)
  if (!picture) throw wrong('thumbnail', `'${file.name}' is not a supported format`)
  return { bytes, type: picture.type }
}

async function keepFile({ files }: World, file: File | undefined): Promise<string> {
  if (file instanceof UploadedFile) return files.keep(file)
  return files.put(file ? await file.bytes() : new Uint8Array())
}

const keep = (world: World, { bytes, type }: { bytes: Uint8Array; type: string }): StoredFile => ({
  file: world.files.put(bytes),
  type,
})

const wrong = (field: FieldProblem['field'], message: string) => invalid([{ field, message }])

async function refusing<T>(field: string, attempt: () => T | Promise<T>): Promise<T> {
  try {
    return await attempt()
  } catch (error) {
    throw error instanceof PackageRefusal ? wrong(field, error.message) : error
  }
}
