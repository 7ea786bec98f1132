import type { Statement } from '@heed/contracts'
import type { LibraryCourse, ScormPackageRow, ScormTranslationRow, SeededRows } from '@heed/fixtures'
import type { Collection, CreateCollection } from '../../store/Collection.ts'
import { GroupIndex } from '../../store/Groups.ts'

/** The files' address includes the `id`, which can't be guessed. */
export interface PreviewRow {
  id: string
  /** 0 for library packages, which have no row. */
  translationId: number
  library?: LibraryCourse
  companyId?: number
  personId: string
  lessonId?: number
  endpoint: string
  registration: string
  secret: string
  fetched: boolean
  created: string
  expires: string
}

export interface StatementRow {
  id: string
  previewId: string
  statementId: string
  companyId: number
  packageId: number
  language: string
  verb: string
  completion: boolean | null
  success: boolean | null
  score: number | null
  stored: string
  statement: Statement
}

export interface DocumentRow {
  id: string
  previewId: string
  kind: 'state' | 'agentProfile' | 'activityProfile'
  scope: string
  name: string
  type: string
  base64: string
  updated: string
}

export class Content {
  readonly packages: Collection<ScormPackageRow>
  readonly translations: Collection<ScormTranslationRow>
  previewCount = 0
  readonly previews: Collection<PreviewRow>
  readonly statements: Collection<StatementRow>
  readonly documents: Collection<DocumentRow>

  readonly packagesByCompany = new GroupIndex<ScormPackageRow>(({ companyId }) => companyId)
  readonly translationsByPackage = new GroupIndex<ScormTranslationRow>(({ packageId }) => packageId)
  readonly previewsByTranslation = new GroupIndex<PreviewRow>(({ translationId }) => translationId)
  readonly statementsByPreview = new GroupIndex<StatementRow>(({ previewId }) => previewId)
  readonly documentsByPreview = new GroupIndex<DocumentRow>(({ previewId }) => previewId)

  constructor(collect: CreateCollection, seededRows: SeededRows) {
    this.packages = collect('scormPackages', seededRows.scormPackages, this.packagesByCompany)
    this.translations = collect('scormTranslations', seededRows.scormTranslations, this.translationsByPackage)
    this.previews = collect<PreviewRow>('previews', [], this.previewsByTranslation)
    this.statements = collect<StatementRow>('statements', [], this.statementsByPreview)
    this.documents = collect<DocumentRow>('documents', [], this.documentsByPreview)
  }

  get fileIds(): Set<string> {
    const ids = new Set<string>()
    for (const { zip, thumbnail } of this.translations.values()) {
      if ('file' in zip) ids.add(zip.file)
      if (thumbnail) ids.add(thumbnail.file)
    }
    return ids
  }
}
