import type { Client, ScormPackage, ScormTranslation } from '@heed/contracts'
import type { CompanyStores } from '../../../app/stores/CompanyStores.ts'
import { buildPackageUrl } from '../../../parts/subjects/packageAddress.ts'
import { type Examiner, examineInWorker } from './examiner.ts'
import type { UploadOptions } from './PackageUpload.ts'

type UploadFields<Call extends keyof Client['content']> = Omit<
  Parameters<Client['content'][Call]>[0] & object,
  'companyId' | 'scormId'
>
export type PackageForm = UploadFields<'uploadPackage'>
export type PackageChange = UploadFields<'updateTranslation'>

export class PackagesStore {
  /** Tests replace this function, because they have no workers. */
  examine: Examiner = examineInWorker
  private readonly client: Client
  private readonly companyId: number

  constructor({ client, companyId }: CompanyStores) {
    this.client = client
    this.companyId = companyId
  }

  load(scormId: number, signal?: AbortSignal): Promise<ScormPackage> {
    return this.client.content.getPackage({ companyId: this.companyId, scormId }, { signal })
  }

  async import(form: PackageForm, uploadOptions: UploadOptions): Promise<number> {
    const { id } = await this.client.content.uploadPackage(
      { companyId: this.companyId, ...form },
      uploadOptions,
    )
    return id
  }

  async addLanguage(
    scormId: number,
    form: PackageForm,
    uploadOptions: UploadOptions,
  ): Promise<ScormTranslation> {
    const { companyId } = this
    const answer = await this.client.content.uploadTranslation({ companyId, scormId, ...form }, uploadOptions)
    return answer.translation
  }

  async changeLanguage(
    scormId: number,
    form: PackageChange,
    uploadOptions: UploadOptions,
  ): Promise<ScormTranslation> {
    const { companyId } = this
    const answer = await this.client.content.updateTranslation({ companyId, scormId, ...form }, uploadOptions)
    return answer.translation
  }

  async remove(scormId: number): Promise<void> {
    await this.client.content.deletePackage({ companyId: this.companyId, scormId })
  }

  /** Resolves to true if deleting the default language deleted the whole package. */
  async removeLanguage(scormId: number, language: string, isDefault: boolean): Promise<boolean> {
    const { packageDeleted } = await this.client.content.deleteTranslation({
      companyId: this.companyId,
      scormId,
      language,
      isDefault: isDefault ? '1' : '0',
    })
    return packageDeleted
  }

  async preview(scormId: number, language: string, signal?: AbortSignal): Promise<string> {
    const info = await this.client.subjects.getScormInfo(
      { companyId: this.companyId, subjectId: scormId, lang: language, preview: '1' },
      { signal },
    )
    return buildPackageUrl(info)
  }
}
