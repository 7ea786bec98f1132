const entities = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\n': '&#10;',
  '\t': '&#9;',
  '\r': '&#13;',
}

/** XML 1.0 forbids these control characters, even escaped. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these characters must be removed
const forbiddenCharacters = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Cs}/gu

const escapeText = (text) =>
  text.replace(forbiddenCharacters, '').replace(/[&<>"\n\t\r]/g, (character) => entities[character])

const formatAttributes = (values) =>
  Object.entries(values)
    .map(([name, value]) => ` ${name}="${escapeText(String(value))}"`)
    .join('')

function renderTestCase(part, { file, title, seconds, failure }) {
  const caseAttributes = formatAttributes({ classname: file || part, name: title, time: seconds.toFixed(3) })
  if (failure === undefined) return `    <testcase${caseAttributes}/>`
  const message = formatAttributes({ message: failure.split('\n')[0] })
  return `    <testcase${caseAttributes}><failure${message}>${escapeText(failure)}</failure></testcase>`
}

export function renderJunit(parts) {
  const suites = parts.map(({ name, seconds, results }) => {
    const failures = results.filter(({ failure }) => failure !== undefined).length
    const counts = formatAttributes({ name, tests: results.length, failures, time: seconds.toFixed(3) })
    const cases = results.map((result) => renderTestCase(name, result))
    return [`  <testsuite${counts}>`, ...cases, '  </testsuite>'].join('\n')
  })
  return ['<?xml version="1.0" encoding="UTF-8"?>', '<testsuites>', ...suites, '</testsuites>', ''].join('\n')
}
