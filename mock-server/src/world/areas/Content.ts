import type { Statement } from '@heed/contracts'
import type { LibraryCourse, ScormPackageRow, ScormTranslationRow, Seeded } from '@heed/fixtures'
import type { Collect, Collection } from '../../store/Collection.ts'
import { Groups } from '../../store/Groups.ts'

/** Somebody looks at a package; the id stands in the address of its files, and nobody can guess it. */
export interface PreviewRow {
  id: string
  /** 0 where it is a package of the library, which has no row. */
  translationId: number
  /** Set with it: what is looked at, and in which company. */
  library?: LibraryCourse
  companyId?: number
  personId: string
  /** Set where an employee takes the package as this lesson: what it reports counts. */
  lessonId?: number
  /** Where the package reports to, as in 'http://127.0.0.1:4200/api/xapi/preview'. */
  endpoint: string
  /** A UUID that the statements of this preview name. */
  registration: string
  /** Signs the tokens of this preview. */
  secret: string
  /** Whether the package fetched its token: it may do so once. */
  fetched: boolean
  created: string
  expires: string
}

/** What a package reported during a preview; two previews may hear the same statement. */
export interface StatementRow {
  id: string
  previewId: string
  /** A UUID in small letters. */
  statementId: string
  companyId: number
  /** The subject of the package. */
  packageId: number
  language: string
  verb: string
  completion: boolean | null
  success: boolean | null
  /** 0 to 1. */
  score: number | null
  stored: string
  statement: Statement
}

/** What a package keeps during a preview, as bytes of a type of its own. */
export interface DocumentRow {
  id: string
  previewId: string
  kind: 'state' | 'agentProfile' | 'activityProfile'
  /** What it is about and of whom. */
  scope: string
  name: string
  type: string
  base64: string
  updated: string
}

/** Packages that companies imported, and what happens in their previews. */
export class Content {
  readonly packages: Collection<ScormPackageRow>
  readonly translations: Collection<ScormTranslationRow>
  /** How many looks at packages began since the server did; nothing of them is kept. */
  looks = 0
  readonly previews: Collection<PreviewRow>
  readonly statements: Collection<StatementRow>
  readonly documents: Collection<DocumentRow>

  readonly packagesOfCompany = new Groups<ScormPackageRow>(({ companyId }) => companyId)
  readonly translationsOfPackage = new Groups<ScormTranslationRow>(({ packageId }) => packageId)
  readonly previewsOfTranslation = new Groups<PreviewRow>(({ translationId }) => translationId)
  readonly statementsOfPreview = new Groups<StatementRow>(({ previewId }) => previewId)
  readonly documentsOfPreview = new Groups<DocumentRow>(({ previewId }) => previewId)

  constructor(collect: Collect, seeded: Seeded) {
    this.packages = collect('scormPackages', seeded.scormPackages, this.packagesOfCompany)
    this.translations = collect('scormTranslations', seeded.scormTranslations, this.translationsOfPackage)
    this.previews = collect<PreviewRow>('previews', [], this.previewsOfTranslation)
    this.statements = collect<StatementRow>('statements', [], this.statementsOfPreview)
    this.documents = collect<DocumentRow>('documents', [], this.documentsOfPreview)
  }

  /** Ids of the files that some row names. */
  get fileIds(): Set<string> {
    const ids = new Set<string>()
    for (const { zip, thumbnail } of this.translations.values()) {
      if ('file' in zip) ids.add(zip.file)
      if (thumbnail) ids.add(thumbnail.file)
    }
    return ids
  }
}
