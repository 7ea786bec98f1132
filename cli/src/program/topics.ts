import { vendorFiles } from '@heed/contracts/rules/import/columns/vendorFiles'
import { newCompanyColumns } from '@heed/contracts/rules/newCompanies/columns'
import type { ColumnSpec } from '@heed/contracts/rules/rows/columns'
import { environmentVariables } from '../command/environment.ts'
import { exitCodes, exitCodeTexts } from '../io/exit.ts'
import { formatTexts } from '../io/print/formats.ts'
import { manyFields } from '../many/fields.ts'
import { subscriptionColumns } from '../nouns/subscription/many/columns.ts'
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

const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const formatColumn = (help: string, type: string): string =>
  help.toLowerCase().startsWith(type) ? help : `${help}. ${capitalize(type)}`

const toTopicRows = (columns: readonly ColumnSpec[]): TopicSection['rows'] =>
  columns.map(({ key, type, help, required }) => [
    key,
    `${formatColumn(help, type)}${required ? '' : '; optional'}`,
  ])

const vendorNames = [...new Set(vendorFiles.map(({ vendor }) => vendor))].join(', ')

const leaversText =
  "Columns such as status, deleted or accountEnabled may mark employees who have left. heed asks before importing them, or stops if it can't ask. Use --skip status=deleted,terminated to leave them out, or --skip none to import everyone."

export const topics: readonly Topic[] = [
  {
    name: 'formats',
    summary: 'Output formats and how to select parts of a result',
    examples: [
      'heed employees list --all --fields email,lists --format tsv',
      'heed companies list --query "[?employees > seats].name"',
    ],
    sections: [
      {
        title: 'Formats',
        rows: Object.entries(formatTexts),
        notes: [
          'Results go to standard output, everything else to standard error. With json and ndjson, a failure is also on standard output, as error with code, text, place and next: alone if there is no result, otherwise in the result. Rows of several companies each have code and error. In csv and tsv, cells that a spreadsheet would read as formulas get an apostrophe in front.',
        ],
      },
      {
        title: 'Selecting parts',
        rows: [
          [
            '--fields a,b',
            "Print these fields in this order, in any format. Each command's help lists its fields",
          ],
          [
            '--query EXPR',
            'Filter the JSON with a JMESPath expression, applied after --fields; implies --json',
          ],
        ],
        notes: ['To learn JMESPath, see https://jmespath.org/tutorial.html'],
      },
    ],
  },
  {
    name: 'files',
    summary: 'Input files and their columns',
    examples: [
      'heed companies create --template > customers.csv',
      'heed companies create --from customers.csv --dry-run',
    ],
    sections: [
      {
        title: 'Companies to create',
        rows: newCompanyColumns.map(({ key, type, help, required, without = 'optional' }) => [
          key,
          `${formatColumn(help, type)}${required ? '' : `; ${without}`}`,
        ]),
        notes: [
          'Use CSV (comma, semicolon or tab), a JSON list of objects, or one JSON object per line, in UTF-8. The format is detected automatically. The first CSV line is the header; columns can be in any order, and their names in upper or lower case.',
          "An existing company with the same plan and seats won't be changed, but missing managers will be added.",
        ],
      },
      {
        title: 'Subscriptions to change (--company @FILE)',
        rows: [
          ['company', 'Company ID or name, or a column id as in the output of heed companies list'],
          ...subscriptionColumns.map(
            ({ key, type, help }) => [key, `${formatColumn(help, type)}; optional`] as const,
          ),
        ],
        notes: [
          'Options on the command line override the columns. Other columns, and unchanged values, change nothing, so you can edit the output of heed companies list --csv.',
        ],
      },
      {
        title: 'Rows for API calls (heed api OPERATION --from)',
        rows: [
          [
            'parameters',
            "One column for each of the call's parameters; heed api --describe OPERATION lists them",
          ],
          ['company', 'Company ID or name, instead of companyId; optional'],
        ],
        notes: [
          'Lists are separated by semicolons, or are arrays in JSON. Parameters on the command line apply to all rows and override the columns. A call without a response is made again only if that is safe.',
        ],
      },
      {
        title: 'Employees to import',
        rows: [
          ['plain lines', 'email, name, list, tags; rejected lines are reported'],
          [
            'with header',
            'Columns email and, optionally, name, lists and tags, as exported from the console or by heed employees list --csv. Other columns are ignored',
          ],
          [
            'other systems',
            `Files from ${vendorNames} and similar systems. heed recognizes them by their headers, shows what each column contains and suggests a --columns option. To save that option, use heed profiles set`,
          ],
          [
            '--columns',
            'email=3,name=1+2 joins columns 1 and 2; name=5|1+2 uses them only for people whose column 5 is empty. Columns are numbers or headers',
          ],
          [
            'empty cells',
            'Keep the current name, lists and tags. To clear a name or the lists, use heed employees update ADDRESS --clear name. Tags can only be added',
          ],
        ],
        notes: [leaversText],
      },
      {
        title: 'Addresses to change (heed employees update --from)',
        rows: [
          ['email', 'Current address; required'],
          ['newEmail', 'New address; leave empty to keep the current address'],
        ],
        notes: [
          'Without a header, the columns are the current and the new address. Employees keep their results, lists and tags. An address that another employee has is rejected.',
        ],
      },
      {
        title: 'Employees of many companies (--by-company)',
        rows: toTopicRows(employeeColumns),
        notes: [
          'Use the same formats as for companies. Each employee is imported into the company in the company column.',
          leaversText,
        ],
      },
    ],
  },
  {
    name: 'many-companies',
    summary: 'Run a command for every company in a file',
    examples: [
      'heed companies list --csv > customers.csv',
      'heed subscription set --company @customers.csv --extend 1y --dry-run',
      'heed managers add --company @managers.csv --send-welcome',
      'heed lists list --company @customers.txt --json',
      'heed employees import people.csv --company @customers.csv --json',
    ],
    sections: [
      {
        title: 'The file',
        rows: [
          [
            'plain lines',
            'One company ID or name per line; empty lines and lines starting with # are ignored',
          ],
          [
            'with header',
            'A column called companyId, company or id, as in the output of heed companies list --csv',
          ],
          [
            'other columns',
            "Columns called like the command's options or argument give each row its own values, such as email, name and role for heed managers add",
          ],
        ],
        notes: [
          'Options and arguments on the command line override the columns. A company can have several rows.',
          "If any company doesn't exist, its line is reported and the command isn't run.",
        ],
      },
      {
        title: 'Results',
        rows: [
          ['rows', `Each row starts with ${manyFields.slice(0, 2).join(' and ')}`],
          [
            'one result per company',
            `${manyFields.join(', ')}, then the command's fields; a failure for one company doesn't stop the others`,
          ],
          [
            'files',
            "{company} in a file path is replaced with the company's name and ID; folders get a subfolder per company",
          ],
          [
            'runs',
            'Changes and downloads are stored as runs. To see them: heed runs list. You can resume, retry and often undo them',
          ],
          ['exit code', 'If all failures have the same exit code, that exit code; otherwise 1'],
        ],
      },
    ],
  },
  {
    name: 'unattended',
    summary: 'Run heed from cron, a scheduler or CI',
    examples: [
      'heed reports download --all --out reports --quiet 2>> heed.log',
      'heed employees import staff.csv --retries 20 --receipt staff.json',
      'heed runs resume last || mail -s "heed failed" it@example.com',
    ],
    sections: [
      {
        title: 'Before the first run',
        rows: [
          ['sign in', 'Set HEED_TOKEN to an API key, or run heed login once as the user that runs the job'],
          ['questions', 'Without a terminal, heed never asks: it stops and names the option to add'],
          [
            'home',
            'heed stores sign-ins and runs in your home folder; set XDG_CONFIG_HOME if it is read-only',
          ],
          ['locks', 'Two runs of the same file exclude each other; the second exits with 5'],
        ],
      },
      {
        title: 'While it runs',
        rows: [
          ['retries', '--retries sets how often temporary failures are retried; delays grow up to 4 minutes'],
          ['progress', 'One line every 10 seconds on standard error; --quiet prints only results and errors'],
        ],
      },
      {
        title: 'Afterwards',
        rows: [
          ['exit code', 'See heed help exit-codes. 5 and 130 mean: run heed runs resume last'],
          [
            'log',
            'There is no --log-file: all messages go to standard error, so 2>> heed.log saves them all',
          ],
          [
            'notice',
            'There is no --notify-exit: cron sends standard error by email, systemd has OnFailure=, and || runs any command',
          ],
          ['records', '--receipt and --result save the outcome; --debug logs each call with its request ID'],
        ],
      },
    ],
  },
  {
    name: 'environment',
    summary: 'Environment variables that heed reads',
    examples: [
      'HEED_TOKEN=$(cat token.txt) heed companies list --json',
      'HEED_TOKEN=$(cat payroll.key) heed employees import staff.csv',
    ],
    sections: [
      { title: 'Environment', rows: environmentVariables },
      {
        title: 'Order of precedence',
        rows: [
          [
            '1. options',
            '--api, --company and --profile; --profile applies all settings of the profile it names',
          ],
          ['2. variables', 'HEED_API, HEED_TOKEN and HEED_COMPANY; HEED_PROFILE selects the profile'],
          ['3. the profile', 'The profile named in HEED_PROFILE, otherwise the profile in use'],
        ],
        notes: [
          "Naming a profile that doesn't exist is an error. heed doctor shows where the sign-in comes from.",
        ],
      },
    ],
  },
  {
    name: 'exit-codes',
    summary: 'Exit codes and their meanings',
    examples: ['heed reports download --all --out reports || echo "ended with $?"'],
    sections: [
      { title: 'Exit codes', rows: names.map((name) => [String(exitCodes[name]), exitCodeTexts[name]]) },
    ],
  },
]
