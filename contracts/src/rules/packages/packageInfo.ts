import { descriptionMaxLength, type ScormPackageInfo } from '../../entities/content/scormPackage.ts'
import type { PackageFacts } from './packageFacts.ts'

export const toPackageInfo = (
  { entryPoint, name, version, description, kind }: PackageFacts,
  { filename, language }: { filename: string; language: string },
): ScormPackageInfo => ({
  filename,
  entryPoint,
  name: name || filename.replace(/\.zip$/i, ''),
  language,
  version,
  description: [...description].slice(0, descriptionMaxLength).join(''),
  xapi: kind === 'cmi5',
})
