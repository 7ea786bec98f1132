import { expect, it } from 'vitest'
import { getPreviewProblem, parsePreviewAddresses } from './preview.ts'

it.each<[Parameters<typeof getPreviewProblem>[0], string | null]>([
  [{ targetEmail: 'asa@heed.example' }, null],
  [{ targetEmail: 'asa@heed.example, jon@heed.example', previewType: 'all' }, null],
  [{ targetEmail: ' , ' }, 'Enter at least one email address'],
  [{ targetEmail: 'asa@heed.example, jon' }, 'Email not valid: jon'],
  [
    { targetEmail: 'asa@heed.example;jon@heed.example' },
    'Email not valid: asa@heed.example;jon@heed.example',
  ],
  [{ targetEmail: `${'a'.repeat(90)}@heed.example` }, `Email not valid: ${'a'.repeat(90)}@heed.example`],
  [{ targetEmail: 'asa@heed.example', previewType: 'selected' }, 'Choose at least one delivery'],
  [{ targetEmail: 'asa@heed.example', previewType: 'selected', selectedEvents: [0] }, null],
])('a preview %j gives the problem %s', (preview, problem) => {
  expect(getPreviewProblem(preview)).toBe(problem)
})

it('preview addresses are deduplicated regardless of case', () => {
  expect(parsePreviewAddresses('Asa@heed.example, asa@heed.example ,jon@heed.example')).toEqual([
    'asa@heed.example',
    'jon@heed.example',
  ])
})
