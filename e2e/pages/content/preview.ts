import { expect, type FrameLocator, type Page } from '@playwright/test'
import type { Person, World } from '../../world.ts'

export interface ScormInfo {
  url: string
  actor: string
  endpoint: string
  auth: string
}

export type PackageFormat = 'scorm12' | 'scorm2004' | 'cmi5'

export async function createPackageZip(
  world: World,
  person: Person,
  format: PackageFormat,
  form: object,
): Promise<Buffer> {
  const packages = `/companies/${person.company?.id}/packages`
  const createdPackage = await world.call(person, 'post', packages, { language: 'en', ...form })
  const { automation, assessment } = await createdPackage.json()
  const { uniqueId } = automation ?? assessment
  const query = new URLSearchParams({ format, token: person.token })
  return (await world.call(person, 'get', `${packages}/${uniqueId}/zip?${query}`)).body()
}

export async function importPackage(
  world: World,
  person: Person,
  zip: Uint8Array,
  entryPoint = 'course/index a.html',
): Promise<number> {
  const { id } = await world.upload<{ id: number }>(
    person,
    `/companies/${person.company?.id}/content/upload`,
    {
      filename: 'course.zip',
      language: 'en',
      name: 'Clean desk',
      description: 'What belongs in the drawer',
      entryPoint,
      xapi: '0',
      package: { name: 'course.zip', mimeType: 'application/zip', buffer: Buffer.from(zip) },
    },
  )
  return id
}

export const fetchPreviewInfo = (world: World, person: Person, subjectId: number): Promise<ScormInfo> =>
  world.api(person, `/companies/${person.company?.id}/subjects/scormInfo?subjectId=${subjectId}&lang=en`)

export const makePreviewAddress = ({ url, actor, endpoint, auth }: ScormInfo): string =>
  `${url}?${new URLSearchParams({ actor, endpoint, auth })}`

export async function showPreview(page: Page, info: ScormInfo): Promise<FrameLocator> {
  await page.evaluate((src) => {
    const frame = document.createElement('iframe')
    Object.assign(frame, { src, width: 800, height: 600, title: 'Preview' })
    // Must match the console's sandbox.
    frame.sandbox.add('allow-scripts', 'allow-forms', 'allow-same-origin')
    document.body.replaceChildren(frame)
  }, makePreviewAddress(info))
  await expect(page.getByTitle('Preview')).toBeVisible()
  return page.getByTitle('Preview').contentFrame().locator('#course').contentFrame()
}
