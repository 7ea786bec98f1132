import { environment } from './environment.ts'
import { exitCodes, exitCodeTexts } from './exit.ts'
import { formatTexts } from './formats.ts'

/** What `heed help NAME` explains that is not a command. */
export interface Topic {
  name: string
  summary: string
  /** Lines that can be typed as they are. */
  examples: readonly string[]
  sections: readonly TopicSection[]
}

interface TopicSection {
  title: string
  /** A term and what it means. */
  rows: readonly (readonly [term: string, text: string])[]
  /** Said under the rows. */
  notes?: readonly string[]
}

const names = Object.keys(exitCodes) as (keyof typeof exitCodes)[]

/** Every topic, in the order of help. */
export const topics: readonly Topic[] = [
  {
    name: 'formats',
    summary: 'How results are printed, and how to take parts of them',
    examples: [
      'heed employees list --all --fields email,lists --format tsv',
      'heed companies list --query "[?employees > seats].name"',
    ],
    sections: [
      {
        title: 'Formats',
        rows: Object.entries(formatTexts),
        notes: [
          'Results go to standard output, everything else to standard error. In csv and tsv a cell that a spreadsheet would run as a formula begins with an apostrophe.',
        ],
      },
      {
        title: 'Parts',
        rows: [
          ['--fields a,b', 'These fields in this order, in every format. The help of a command lists them'],
          [
            '--query EXPR',
            'A JMESPath expression over the JSON document that --fields leaves; implies --json',
          ],
        ],
        notes: ['JMESPath is explained at https://jmespath.org/tutorial.html'],
      },
    ],
  },
  {
    name: 'environment',
    summary: 'Variables that heed reads',
    examples: ['HEED_TOKEN=$(cat token.txt) heed companies list --json'],
    sections: [{ title: 'Environment', rows: environment }],
  },
  {
    name: 'exit-codes',
    summary: 'What the exit code says',
    examples: [],
    sections: [
      { title: 'Exit codes', rows: names.map((name) => [String(exitCodes[name]), exitCodeTexts[name]]) },
    ],
  },
]
