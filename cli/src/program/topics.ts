import { newCompanyColumns } from '@heed/contracts/rules/newCompanies/columns'
import type { ColumnSpec } from '@heed/contracts/rules/rows/columns'
import { environment } from '../command/environment.ts'
import { exitCodes, exitCodeTexts } from '../io/exit.ts'
import { formatTexts } from '../io/formats.ts'
import { manyFields } from '../many/fields.ts'
import { employeeColumns } from '../rows/employees.ts'

export interface Topic {
  name: string
  summary: string
  examples: readonly string[]
  sections: readonly TopicSection[]
}

interface TopicSection {
  title: string
  rows: readonly (readonly [term: string, text: string])[]
  notes?: readonly string[]
}

const names = Object.keys(exitCodes) as (keyof typeof exitCodes)[]

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const rowsOf = (columns: readonly ColumnSpec[]): TopicSection['rows'] =>
  columns.map(({ key, type, help, required }) => [
    key,
    `${help}. ${capital(type)}${required ? '' : '; may be left out'}`,
  ])

const leavers =
  'Columns such as status, deleted or accountEnabled may mark people who have left. heed asks before it imports them, or stops where it cannot ask: --skip status=deleted,terminated leaves their rows out, --skip none imports everyone.'

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
    name: 'files',
    summary: 'Files that are read, and their columns',
    examples: [
      'heed companies create --template > customers.csv',
      'heed companies create --from customers.csv --dry-run',
    ],
    sections: [
      {
        title: 'Companies to create',
        rows: newCompanyColumns.map(({ key, type, help, required, without = 'may be left out' }) => [
          key,
          `${help}. ${capital(type)}${required ? '' : `; ${without}`}`,
        ]),
        notes: [
          'CSV in UTF-8 whose first line names the columns, in any order and case, between commas, semicolons or tabs; or a JSON list of objects; or one JSON object a line. What is in the file tells which.',
          'A company that is there already with this plan and these seats is left as it is; managers that it lacks are added.',
        ],
      },
      {
        title: 'Employees to import',
        rows: [
          ['a line', 'email, name, list, tags; lines that are refused are reported'],
          [
            'or columns',
            'A line of headings with email among them, and name, lists and tags, as the console and heed employees list --csv write; other columns are left out',
          ],
          [
            'or of another system',
            'As GoPhish, Moodle, Google, Entra, KnowBe4 and systems of human resources write them: heed tells which column holds what, and the --columns that import them; heed profiles set keeps these',
          ],
        ],
        notes: [leavers],
      },
      {
        title: 'Employees of many companies (--by-company)',
        rows: rowsOf(employeeColumns),
        notes: [
          'A file with columns like that of companies; each line goes to the company it names.',
          leavers,
        ],
      },
    ],
  },
  {
    name: 'many-companies',
    summary: 'One command for each company of a file',
    examples: [
      'heed lists list --company @customers.txt --json',
      'heed employees import people.csv --company @customers.csv --json',
    ],
    sections: [
      {
        title: 'The file',
        rows: [
          ['a line each', 'An id or a name; empty lines and lines that begin with # say nothing'],
          [
            'or columns',
            'A line of headings with companyId, company or id among them, as heed companies list --csv writes',
          ],
        ],
        notes: ['A line whose company is not there is named, and nothing is done.'],
      },
      {
        title: 'What comes of it',
        rows: [
          ['rows', `Each begins with ${manyFields.slice(0, 2).join(' and ')}`],
          [
            'one result a company',
            `${manyFields.join(', ')}, then the fields of the command; one that fails stops none of the others`,
          ],
          ['files', '{company} in the path of a file is its name and id; folders get one of that name'],
          ['exit code', 'That of the failures when they agree, otherwise 1'],
        ],
      },
    ],
  },
  {
    name: 'environment',
    summary: 'Variables that heed reads',
    examples: [
      'HEED_TOKEN=$(cat token.txt) heed companies list --json',
      'HEED_TOKEN=$(cat payroll.key) heed employees import staff.csv',
    ],
    sections: [
      { title: 'Environment', rows: environment },
      {
        title: 'What wins',
        rows: [
          [
            '1. options',
            '--api, --company, --profile; a profile that --profile names comes with all it keeps',
          ],
          ['2. variables', 'HEED_API, HEED_TOKEN, HEED_COMPANY, and HEED_PROFILE among the profiles'],
          ['3. the profile', 'The one of HEED_PROFILE, else the one in use'],
        ],
        notes: [
          'A profile that is named and not there is an error. heed doctor says what chose the sign-in.',
        ],
      },
    ],
  },
  {
    name: 'exit-codes',
    summary: 'What the exit code says',
    examples: ['heed reports download --all --out reports || echo "ended with $?"'],
    sections: [
      { title: 'Exit codes', rows: names.map((name) => [String(exitCodes[name]), exitCodeTexts[name]]) },
    ],
  },
]
