export interface PackageFacts {
  kind: 'scorm12' | 'scorm2004' | 'cmi5'
  version: string
  name: string
  description: string
  entryPoint: string
  languages: string[]
}
