import { stripVTControlCharacters } from 'node:util'
import { recordEvent, toTreePath } from './events.mjs'

const formatError = ({ message, stack, value, snippet }) =>
  stripVTControlCharacters([stack ?? message ?? value, snippet].filter(Boolean).join('\n\n'))

/** Playwright requires a default export. */
export default class {
  printsToStdio() {
    return false
  }

  onBegin(_, suite) {
    recordEvent({ total: suite.allTests().length })
  }

  onTestEnd(test, { status, duration, errors }) {
    if (status === 'skipped') return
    const failure =
      status === test.expectedStatus
        ? undefined
        : errors.map(formatError).join('\n\n') || `ended as ${status}`
    const file = toTreePath(test.location.file)
    recordEvent({ test: { file, title: test.title, seconds: duration / 1000, failure } })
    recordEvent({ file, seconds: duration / 1000 })
  }

  onError(error) {
    recordEvent({ test: { file: '', title: 'runs at all', seconds: 0, failure: formatError(error) } })
  }
}
