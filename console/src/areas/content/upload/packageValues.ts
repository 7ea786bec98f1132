import type { PackageChange, ScormTranslation } from '@heed/contracts'
import { content } from '@heed/contracts/endpoints/content/content'
import type { PackageFacts } from '@heed/contracts/rules/packages/packageFacts'
import { toPackageInfo } from '@heed/contracts/rules/packages/packageInfo'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import type { Resolver } from 'react-hook-form'
import * as z from 'zod/mini'

type PackageFileField = 'thumbnail' | 'package'

export type PackageValues = Required<Omit<PackageChange, PackageFileField>> &
  Record<PackageFileField, File | undefined>

export type FoundValues = Pick<PackageValues, 'language' | 'name' | 'description' | 'entryPoint' | 'xapi'>

export type PackageTask =
  | { kind: 'import' }
  | { kind: 'add'; scormId: number; takenCodes: readonly string[] }
  | { kind: 'change'; scormId: number; translation: ScormTranslation; isDefault: boolean }

const emptyValues: PackageValues = {
  filename: '',
  language: '',
  name: '',
  description: '',
  entryPoint: '',
  xapi: '0',
  thumbnail: undefined,
  package: undefined,
  isMainLanguage: '0',
}

const Flag = z.enum(['0', '1'])

export const PackageDraft = z.pipe(
  z.object({
    filename: z.string(),
    language: z.string(),
    name: z.string(),
    description: z.string(),
    entryPoint: z.string(),
    xapi: Flag,
    isMainLanguage: Flag,
  }),
  z.transform((fields): PackageValues => ({ ...emptyValues, ...fields })),
)

export const makeDraftKey = (task: PackageTask): string =>
  task.kind === 'import'
    ? 'package'
    : `package/${task.scormId}/${task.kind === 'change' ? task.translation.language : ''}`

export const createResolver = ({ kind }: PackageTask): Resolver<PackageValues> =>
  (kind === 'change'
    ? standardSchemaResolver(content.updateTranslation.body)
    : standardSchemaResolver(content.uploadPackage.body)) as unknown as Resolver<PackageValues>

export function toPackageValues(task: PackageTask): PackageValues {
  if (task.kind !== 'change') return emptyValues
  const { filename, language, name, description, entryPoint, xapi } = task.translation
  return {
    ...emptyValues,
    filename,
    language,
    name,
    description,
    entryPoint,
    xapi: xapi ? '1' : '0',
    isMainLanguage: task.isDefault ? '1' : '0',
  }
}

export function toFoundValues(
  facts: PackageFacts,
  {
    filename,
    languages,
    own: ownLanguage,
  }: { filename: string; languages: readonly string[]; own: string | undefined },
): FoundValues {
  const knownLanguages = facts.languages.flatMap((code) => findLanguageCode(code, languages) ?? [])
  const language = knownLanguages[0] ?? languages.find((code) => code === ownLanguage) ?? ''
  const { name, description, entryPoint, xapi } = toPackageInfo(facts, { filename, language })
  return { language, name, description, entryPoint, xapi: xapi ? '1' : '0' }
}

/** 'pt_br' becomes 'pt-BR' if available, else 'pt'. */
function findLanguageCode(code: string, languages: readonly string[]): string | undefined {
  const normalizeCode = (tag: string) => tag.replace('_', '-').toLowerCase()
  const [first = ''] = normalizeCode(code).split('-')
  return (
    languages.find((candidate) => normalizeCode(candidate) === normalizeCode(code)) ??
    languages.find((languageCode) => normalizeCode(languageCode) === first)
  )
}
