import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

export interface Group {
  name: string
  files?: readonly string[]
  modules?: readonly string[]
  minShareCount?: number
  priority: number
}

const isFolder = (name: string): boolean => name.endsWith('/')
const pathOf = (name: string): string => join(import.meta.dirname, name).replaceAll('\\', '/')

const anyOf = (texts: readonly string[]): string =>
  texts.map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')

/** A group as the bundler takes it. */
export function chunkOf({ files = [], modules = [], ...group }: Group) {
  const folders = files.filter(isFolder)
  const patterns = [
    ...(files.length > folders.length
      ? [`^(${anyOf(files.filter((name) => !isFolder(name)).map(pathOf))})$`]
      : []),
    ...(folders.length > 0 ? [`^(${anyOf(folders.map(pathOf))})`] : []),
    ...(modules.length > 0 ? [`/node_modules/(${anyOf(modules)})`] : []),
  ]
  return { ...group, test: new RegExp(patterns.join('|')) }
}

/** Fails the build where a group names what is not there, or what came in another chunk. */
export function heldTogether(groups: readonly Group[]): Plugin {
  const named = groups.flatMap(({ name, files = [] }) => files.map((file) => ({ name, file })))
  return {
    name: 'held-together',
    apply: 'build',
    buildStart() {
      const missing = named.filter(({ file }) => !existsSync(pathOf(file)))
      if (missing.length > 0) {
        this.error(
          missing.map(({ name, file }) => `Chunk '${name}' names ${file}, which is not there`).join('\n'),
        )
      }
    },
    generateBundle(_, bundle) {
      const chunkOfModule = new Map(
        Object.values(bundle).flatMap((one) =>
          one.type === 'chunk' ? Object.keys(one.modules).map((id) => [id, one.name] as const) : [],
        ),
      )
      const strayed = named
        .filter(({ file }) => !isFolder(file))
        .map((one) => ({ ...one, found: chunkOfModule.get(pathOf(one.file)) }))
        .filter(({ name, found }) => name !== found)
      if (strayed.length > 0) {
        this.error(
          strayed
            .map(({ name, file, found }) => `Chunk '${name}' names ${file}, which is in ${found ?? 'none'}`)
            .join('\n'),
        )
      }
    },
  }
}
