import { getOwnValue } from '../ownValue.ts'
import type { Archive } from './Archive.ts'
import { prependBases, resolveEntryPoint, resolveFile } from './entryPoint.ts'
import type { PackageLimits } from './limits.ts'
import { PackageError } from './PackageRefusal.ts'
import type { PackageFacts } from './packageFacts.ts'
import { findChild, readXml, selectChildren, walkDescendants, type XmlElement } from './readXml.ts'

const languagePattern = /^[a-z]{2,3}([-_]\w+)*$/i
const editionNames: Readonly<Record<string, string>> = {
  '2004 2nd Edition': 'SCORM 2004 2nd Edition',
  'CAM 1.3': 'SCORM 2004 2nd Edition',
  '2004 3rd Edition': 'SCORM 2004 3rd Edition',
  '2004 4th Edition': 'SCORM 2004 4th Edition',
}

export async function readScorm(
  archive: Archive,
  manifest: XmlElement,
  file: string,
  limits: PackageLimits,
): Promise<PackageFacts> {
  const { kind, version } = readKind(manifest, file)
  const organization = chooseOrganization(manifest, file)
  const general = await findGeneralElement(archive, [manifest, organization], limits)
  return {
    kind,
    version,
    entryPoint: findEntryPoint(archive, manifest, organization, file),
    name: findChild(organization, 'title')?.text || readText(findChild(general, 'title')),
    description: readText(findChild(general, 'description')),
    languages: readLanguages(manifest, general),
  }
}

async function findGeneralElement(
  archive: Archive,
  [manifest, organization]: readonly [XmlElement, XmlElement],
  limits: PackageLimits,
): Promise<XmlElement | undefined> {
  for (const element of [manifest, organization]) {
    const metadata = findChild(element, 'metadata')
    if (!metadata) continue
    const [generalElement] = walkDescendants(metadata, 'general')
    if (generalElement) return generalElement
    for (const { text } of walkDescendants(metadata, 'location')) {
      const href = prependBases([manifest.attributes['xml:base']], text)
      const general = await readExternalMetadata(archive, href, limits)
      if (general) return general
    }
  }
  return undefined
}

/** Unreadable or missing metadata is ignored (U-11). */
async function readExternalMetadata(
  archive: Archive,
  href: string,
  limits: PackageLimits,
): Promise<XmlElement | undefined> {
  try {
    const path = resolveFile(archive, href)
    const root = readXml(await archive.read(path, limits.manifest), path, limits)
    return [...walkDescendants(root, 'general')][0]
  } catch (error) {
    if (error instanceof PackageError) return undefined
    throw error
  }
}

function readKind(manifest: XmlElement, file: string): Pick<PackageFacts, 'kind' | 'version'> {
  const metadata = findChild(manifest, 'metadata')
  const schema = findChild(metadata, 'schema')?.text ?? ''
  const schemaVersion = findChild(metadata, 'schemaversion')?.text ?? ''
  if (schemaVersion === '1.2') return { kind: 'scorm12', version: 'SCORM 1.2' }
  const edition = getOwnValue(editionNames, schemaVersion)
  if (edition) return { kind: 'scorm2004', version: edition }
  if (/^2004\b/.test(schemaVersion)) return { kind: 'scorm2004', version: 'SCORM 2004' }
  const uris = new Set(manifest.namespaces)
  if (uris.has('http://www.adlnet.org/xsd/adlcp_v1p3')) return { kind: 'scorm2004', version: 'SCORM 2004' }
  if (uris.has('http://www.adlnet.org/xsd/adlcp_rootv1p2')) return { kind: 'scorm12', version: 'SCORM 1.2' }
  const names = [schema, schemaVersion].filter(Boolean).join(' ')
  throw new PackageError(
    'wrongKind',
    `${names ? `"${names}"` : 'The manifest'} is neither SCORM 1.2 nor SCORM 2004`,
    { file, line: manifest.line },
  )
}

function chooseOrganization(manifest: XmlElement, file: string): XmlElement {
  const organizations = findChild(manifest, 'organizations')
  const allOrganizations = selectChildren(organizations, 'organization')
  const defaultId = organizations?.attributes.default
  const organization = defaultId
    ? allOrganizations.find(({ attributes }) => attributes.identifier === defaultId)
    : allOrganizations[0]
  if (organization) return organization
  const line = (organizations ?? manifest).line
  if (defaultId && allOrganizations.length > 0) {
    throw new PackageError('noOrganization', `The default organization "${defaultId}" doesn't exist`, {
      file,
      line,
    })
  }
  throw new PackageError('noLaunch', 'The manifest has no organization with an item to launch', {
    file,
    line,
  })
}

function findEntryPoint(
  archive: Archive,
  manifest: XmlElement,
  organization: XmlElement,
  file: string,
): string {
  const resources = findChild(manifest, 'resources')
  const resourcesById = new Map<string | undefined, XmlElement>()
  for (const resource of selectChildren(resources, 'resource')) {
    const { identifier } = resource.attributes
    const previousResource = resourcesById.get(identifier)
    if (identifier && previousResource) {
      const text = `The ID "${identifier}" is already used in line ${previousResource.line}`
      throw new PackageError('sameId', text, { file, line: resource.line })
    }
    resourcesById.set(identifier, resource)
  }
  for (const item of walkDescendants(organization, 'item')) {
    const { identifierref, identifier, parameters = '' } = item.attributes
    if (!identifierref) continue
    const resource = resourcesById.get(identifierref)
    if (!resource) {
      throw new PackageError(
        'noLaunch',
        `Item "${identifier ?? ''}" refers to the resource "${identifierref}", which doesn't exist`,
        { file, line: item.line },
      )
    }
    const { href } = resource.attributes
    if (!href) continue
    const bases = [manifest, resources, resource].map((element) => element?.attributes['xml:base'])
    return resolveEntryPoint(archive, addParameters(prependBases(bases, href), parameters), {
      file,
      line: resource.line,
    })
  }
  throw new PackageError('noLaunch', 'No item in the organization launches a file', {
    file,
    line: organization.line,
  })
}

function addParameters(href: string, parameters: string): string {
  if (parameters.startsWith('#')) return href.includes('#') ? href : href + parameters
  const cleanParameters = parameters.replace(/^[?&]+/, '')
  if (!cleanParameters) return href
  const [, address = '', hash = ''] = /^([^#]*)(.*)$/s.exec(href) ?? []
  return `${address}${address.includes('?') ? '&' : '?'}${cleanParameters}${hash}`
}

const readText = (element: XmlElement | undefined): string =>
  (findChild(element, 'langstring') ?? findChild(element, 'string') ?? element)?.text ?? ''

function readLanguages(manifest: XmlElement, general: XmlElement | undefined): string[] {
  const texts = general
    ? [...walkDescendants(general, 'langstring'), ...walkDescendants(general, 'string')]
    : []
  const versionTexts = [
    ...selectChildren(general, 'language').map(({ text }) => text),
    manifest.attributes['xml:lang'],
    ...texts.map(({ attributes }) => attributes['xml:lang'] ?? attributes.language),
  ]
  return [...new Set(versionTexts.flatMap((code) => (code && languagePattern.test(code) ? code : [])))]
}
