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
  const found = Object.keys(modules).flatMap((id) => /\/src\/areas\/(\w+)\//.exec(id)?.[1] ?? [])
  return [...new Set(found)]
}

/** Describes chunks that load another area's chunk, because both areas share code in it. */
function strangers(chunks: readonly Rolldown.OutputChunk[]): string[] {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const start = new Set(chunks.filter(({ isEntry }) => isEntry).flatMap(({ imports }) => imports))
  return chunks.flatMap((chunk) => {
    const own = findAreas(chunk)
    if (own.length === 0) return []
    return chunk.imports.flatMap((file) => {
      const other = start.has(file) ? undefined : byFile.get(file)
      if (!other) return []
      const foreign = findAreas(other).filter((area) => !own.includes(area))
      return foreign.length === 0
        ? []
        : [`A chunk of ${own.join(', ')} (${chunk.name}) loads one of ${foreign.join(', ')} (${other.name})`]
    })
  })
}

/** Fails the build for names that match nothing, files in wrong chunks, and pages that load another area's code. */
export function heldTogether(groups: readonly Group[]): Plugin {
  const named = groups.flatMap(({ name, files = [] }) => files.map((file) => ({ name, file })))
  return {
    name: 'held-together',
    apply: 'build',
    buildStart() {
      const missing = named.filter(({ file }) => !existsSync(toAbsolutePath(file)))
      if (missing.length > 0) {
        this.error(
          missing.map(({ name, file }) => `Chunk '${name}' names ${file}, which is not there`).join('\n'),
        )
      }
    },
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((one) => one.type === 'chunk')
      const chunkOfModule = new Map(
        chunks.flatMap((one) => Object.keys(one.modules).map((id) => [id, one.name] as const)),
      )
      const strayed = named
        .filter(({ file }) => !isFolder(file))
        .map((one) => ({ ...one, found: chunkOfModule.get(toAbsolutePath(one.file)) }))
        .filter(({ name, found }) => name !== found)
        .map(({ name, file, found }) => `Chunk '${name}' names ${file}, which is in ${found ?? 'none'}`)
      const problems = [...strayed, ...strangers(chunks)]
      if (problems.length > 0) this.error(problems.join('\n'))
    },
  }
}
