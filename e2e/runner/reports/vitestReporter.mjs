import { stripVTControlCharacters } from 'node:util'
import { recordEvent, toTreePath } from './events.mjs'

const formatFailure = (errors) =>
  errors
    .map(({ name, message, diff, stacks = [], stack = '' }) =>
      [
        `${name}: ${message}`,
        diff,
        stacks.length > 0
          ? stacks.map((frame) => `    at ${toTreePath(frame.file)}:${frame.line}:${frame.column}`).join('\n')
          : stack,
      ]
        .filter(Boolean)
        .join('\n'),
    )
    .map(stripVTControlCharacters)
    .join('\n\n') || 'failed without a reason'

/** Vitest requires a default export. */
export default class {
  onTestRunStart(specifications) {
    recordEvent({ total: specifications.length })
  }

  onTestModuleEnd(module) {
    const file = toTreePath(module.moduleId)
    for (const test of module.children.allTests()) {
      const { state, errors = [] } = test.result()
      if (state === 'skipped') continue
      const seconds = (test.diagnostic()?.duration ?? 0) / 1000
      const failure = state === 'passed' ? undefined : formatFailure(errors)
      recordEvent({ test: { file, title: test.fullName, seconds, failure } })
    }
    const errors = module.errors()
    if (errors.length > 0)
      recordEvent({ test: { file, title: 'is loaded', seconds: 0, failure: formatFailure(errors) } })
    const { duration, collectDuration, setupDuration } = module.diagnostic()
    recordEvent({ file, seconds: (duration + collectDuration + setupDuration) / 1000 })
  }

  onTestRunEnd(_, unhandled) {
    if (unhandled.length === 0) return
    recordEvent({
      test: {
        file: '',
        title: 'throws nothing between tests',
        seconds: 0,
        failure: formatFailure(unhandled),
      },
    })
  }
}
