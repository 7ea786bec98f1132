import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { api, type Operation } from '../src/index.ts'

const call = /\bclient\s*[!?]?\.\s*(\w+)\s*\.\s*(\w+)/g

/** The catalogue's calls that a source text makes: `client.lists.update(…)`, also broken over lines. */
export function usesIn(source: string): Operation[] {
  const found = [...source.matchAll(call)].flatMap(([, area = '', name = '']) =>
    area in api && name in api[area as keyof typeof api] ? [`${area}.${name}` as Operation] : [],
  )
  return [...new Set(found)]
}

/** The calls that the sources below a folder make, tests left out. */
export function usesBelow(folder: string): Set<Operation> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name),
  )
  return new Set(files.flatMap((name) => usesIn(readFileSync(join(folder, name), 'utf8'))))
}
