import * as z from 'zod/mini'

type Issue = z.core.$ZodRawIssue

function explainIssue(issue: Issue): string {
  if (issue.input === undefined) return 'is missing'
  if (issue.code === 'invalid_type') return `must be of type ${issue.expected}`
  if (issue.code === 'invalid_value') return `must be one of ${issue.values.join(', ')}`
  if (issue.code === 'unrecognized_keys') return `has unknown fields: ${issue.keys.join(', ')}`
  return 'is not valid'
}

/** Checks a data file's content; the error names the file and each wrong field. */
export function checkData<T>(file: string, data: unknown, schema: z.ZodMiniType<T>): T {
  const parseResult = z.safeParse(schema, data, { error: explainIssue })
  if (parseResult.success) return parseResult.data
  const problems = parseResult.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`.trim())
  throw new RangeError(`${file}: ${problems.join('; ')}`)
}
