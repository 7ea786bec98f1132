import { callCommand } from '../../../lib/commands/apiCommand.ts'
import type { PackageTask, PackageValues } from './packageValues.ts'

const operations = {
  import: 'content.uploadPackage',
  add: 'content.uploadTranslation',
  change: 'content.updateTranslation',
} as const

export function packageCommand(companyId: number, task: PackageTask, typed: PackageValues): string {
  const { isMainLanguage, package: zip, thumbnail, ...words } = typed
  return callCommand(operations[task.kind], {
    companyId,
    ...(task.kind !== 'import' && { scormId: task.scormId }),
    ...words,
    ...(task.kind === 'change' && isMainLanguage && { isMainLanguage }),
    ...(thumbnail && { thumbnail: `@${thumbnail.name}` }),
    ...(zip && { package: `@${zip.name}` }),
  })
}
