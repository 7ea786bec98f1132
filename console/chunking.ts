import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'

export interface Group {
  name: string
  files?: readonly string[]
  modules?: readonly string[]
  minShareCount?: number
  priority: number
}

const isFolder = (name: string): boolean => name.endsWith('/')
const toAbsolutePath = (name: string): string => join(import.meta.dirname, name).replaceAll('\\', '/')

const toAlternatives = (texts: readonly string[]): string =>
  texts.map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')

export function makeChunkGroup({ files = [], modules = [], ...group }: Group) {
  const folders = files.filter(isFolder)
  const patterns = [
    ...(files.length > folders.length
      ? [`^(${toAlternatives(files.filter((name) => !isFolder(name)).map(toAbsolutePath))})$`]
      : []),
    ...(folders.length > 0 ? [`^(${toAlternatives(folders.map(toAbsolutePath))})`] : []),
    ...(modules.length > 0 ? [`(?:/node_modules/|^\\0)(${toAlternatives(modules)})`] : []),
  ]
  return { ...group, test: new RegExp(patterns.join('|')) }
}

function findAreas({ modules }: Pick<Rolldown.OutputChunk, 'modules'>): string[] {
  const areas = Object.keys(modules).flatMap((id) => /\/src\/areas\/(\w+)\//.exec(id)?.[1] ?? [])
  return [...new Set(areas)]
}

/** Describes chunks that load another area's chunk for code that both areas share. */
function findCrossAreaImports(chunks: readonly Rolldown.OutputChunk[]): string[] {
  const chunksByFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const startFiles = new Set(chunks.filter(({ isEntry }) => isEntry).flatMap(({ imports }) => imports))
  return chunks.flatMap((chunk) => {
    const ownAreas = findAreas(chunk)
    if (ownAreas.length === 0) return []
    return chunk.imports.flatMap((file) => {
      const importedChunk = startFiles.has(file) ? undefined : chunksByFile.get(file)
      if (!importedChunk) return []
      const otherAreas = findAreas(importedChunk).filter((area) => !ownAreas.includes(area))
      return otherAreas.length === 0
        ? []
        : [
            `A chunk of ${ownAreas.join(', ')} (${chunk.name}) loads one of ${otherAreas.join(', ')} (${importedChunk.name})`,
          ]
    })
  })
}

/** Fails the build for names that match nothing, files in wrong chunks, and pages that load another area's code. */
export function checkChunkGroups(groups: readonly Group[]): Plugin {
  const namedFiles = groups.flatMap(({ name, files = [] }) => files.map((file) => ({ name, file })))
  return {
    name: 'held-together',
    apply: 'build',
    buildStart() {
      const missingFiles = namedFiles.filter(({ file }) => !existsSync(toAbsolutePath(file)))
      if (missingFiles.length > 0) {
        this.error(
          missingFiles
            .map(({ name, file }) => `Chunk '${name}' names ${file}, which is not there`)
            .join('\n'),
        )
      }
    },
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((chunk) => chunk.type === 'chunk')
      const chunkOfModule = new Map(
        chunks.flatMap((chunk) => Object.keys(chunk.modules).map((id) => [id, chunk.name] as const)),
      )
      const misplacedFiles = namedFiles
        .filter(({ file }) => !isFolder(file))
        .map((entry) => ({ ...entry, found: chunkOfModule.get(toAbsolutePath(entry.file)) }))
        .filter(({ name, found }) => name !== found)
        .map(({ name, file, found }) => `Chunk '${name}' names ${file}, which is in ${found ?? 'none'}`)
      const problems = [...misplacedFiles, ...findCrossAreaImports(chunks)]
      if (problems.length > 0) this.error(problems.join('\n'))
    },
  }
}
