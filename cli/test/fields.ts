import type { Command } from '../src/command/command.ts'
import type { Outcome } from '../src/command/outcome.ts'
import { fieldNames } from '../src/io/print/formats.ts'

/** Compares an outcome with the promised fields, including their order; undefined if they match. */
export function misfit({ name, fields }: Command, outcome: Outcome): string | undefined {
  if (fields === 'open' || outcome.kind === 'text') return undefined
  const keys =
    outcome.kind === 'table' ? outcome.columns.map(({ key }) => key) : Object.keys(outcome.document)
  const given = new Set(keys)
  const known = new Set(fieldNames(fields))
  const wanted = fields.filter((field) => !field.endsWith('?'))
  if (wanted.every((field) => given.has(field)) && keys.every((key) => known.has(key))) return undefined
  return `${name} ended with ${keys.join()}, but promises ${fields.join()}`
}
