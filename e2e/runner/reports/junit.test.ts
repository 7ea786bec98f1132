import { expect, it } from 'vitest'
import { renderJunit } from './junit.mjs'

const passed = { file: 'cli/a.test.ts', title: 'reads', seconds: 0.5, failure: undefined }
const failed = { title: 'writes "a" & <b>', seconds: 1, failure: 'Error: 1 < 2\n    at a.ts:1\u001b' }

it('the JUnit report has one suite per part, with each failure in full', () => {
  expect(
    renderJunit([{ name: 'unit', seconds: 2, results: [passed, failed] }]),
  ).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<testsuites>
  <testsuite name="unit" tests="2" failures="1" time="2.000">
    <testcase classname="cli/a.test.ts" name="reads" time="0.500"/>
    <testcase classname="unit" name="writes &quot;a&quot; &amp; &lt;b&gt;" time="1.000"><failure message="Error: 1 &lt; 2">Error: 1 &lt; 2&#10;    at a.ts:1</failure></testcase>
  </testsuite>
</testsuites>
`)
})
