import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { api, type Operation } from '../../src/index.ts'

const callPattern = /\bclient\s*[!?]?\.\s*(\w+)\s*\.\s*(\w+)/g

export function findOperationUses(source: string): Operation[] {
  const usedOperations = [...source.matchAll(callPattern)].flatMap(([, area = '', name = '']) =>
    area in api && name in api[area as keyof typeof api] ? [`${area}.${name}` as Operation] : [],
  )
  return [...new Set(usedOperations)]
}

const clientFolder = join(import.meta.dirname, '..', '..', 'src', 'client')

function collectHelperUses(sources: readonly string[]): Operation[] {
  return listSources(clientFolder).flatMap((walk) => {
    const names = [...walk.matchAll(/^export async function (\w+)/gm)].map(([, name = '']) => name)
    return sources.some((source) => names.some((name) => new RegExp(`\\b${name}\\b`).test(source)))
      ? findOperationUses(walk)
      : []
  })
}

export function collectOperationUses(folder: string): Set<Operation> {
  const sources = listSources(folder)
  return new Set([...sources.flatMap(findOperationUses), ...collectHelperUses(sources)])
}

function listSources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
}
