import { foldCase } from '../../../entities/names.ts'

export interface VendorFile {
  vendor: string
  version: string
  /** The file is recognized if it contains all of these headings, spelled like this apart from case. */
  marks: readonly string[]
  hasOnlyMarks?: true
  email: readonly string[]
  fullName?: string
  nameParts: readonly string[]
  lists: readonly string[]
  source: string
}

export const vendorFiles: readonly VendorFile[] = [
  {
    vendor: 'Microsoft Entra ID',
    version: 'bulk create template v1.0',
    marks: ['Name [displayName] Required', 'User name [userPrincipalName] Required'],
    email: ['User name [userPrincipalName] Required'],
    fullName: 'Name [displayName] Required',
    nameParts: ['First name [givenName]', 'Last name [surname]'],
    lists: ['Department [department]'],
    source: 'Microsoft Learn, Entra documentation, Bulk create users; templates in public repositories',
  },
  {
    vendor: 'Microsoft Entra ID',
    version: 'Download users',
    marks: ['userPrincipalName', 'displayName', 'mail'],
    email: ['mail', 'userPrincipalName'],
    fullName: 'displayName',
    nameParts: ['givenName', 'surname'],
    lists: ['department'],
    source: 'Microsoft Learn, Entra documentation, Download a list of users',
  },
  {
    vendor: 'Google Workspace',
    version: 'user download and bulk upload template',
    marks: ['First Name [Required]', 'Last Name [Required]', 'Email Address [Required]'],
    email: ['Email Address [Required]'],
    nameParts: ['First Name [Required]', 'Last Name [Required]'],
    lists: ['Department', 'Org Unit Path [Required]'],
    source: 'Google Workspace Admin console, downloaded user lists in public repositories',
  },
  {
    vendor: 'GAM',
    version: 'print users',
    marks: ['primaryEmail', 'name.givenName', 'name.familyName'],
    email: ['primaryEmail'],
    fullName: 'name.fullName',
    nameParts: ['name.givenName', 'name.familyName'],
    lists: ['organizations.0.department', 'orgUnitPath'],
    source: 'GAM documentation, CSV output filtering, gam print users',
  },
  {
    vendor: 'Canvas',
    version: 'SIS import users.csv',
    marks: ['user_id', 'login_id', 'email', 'status'],
    email: ['email'],
    fullName: 'full_name',
    nameParts: ['first_name', 'last_name'],
    lists: [],
    source: 'Instructure developer documentation, SIS CSV Format',
  },
  {
    vendor: 'OneRoster',
    version: 'CSV 1.1 and 1.2, users.csv',
    marks: ['sourcedId', 'enabledUser', 'givenName', 'familyName', 'email'],
    email: ['email'],
    nameParts: ['givenName', 'familyName'],
    lists: [],
    source: '1EdTech OneRoster CSV tables; users.csv in public repositories',
  },
  {
    vendor: 'Moodle',
    version: 'Upload users and downloaded user lists',
    marks: ['username', 'firstname', 'lastname', 'email'],
    email: ['email'],
    nameParts: ['firstname', 'lastname'],
    lists: ['department', 'cohort1'],
    source: 'Moodle source code, help of Upload users',
  },
  {
    vendor: 'KnowBe4',
    version: 'CSV import',
    marks: ['Email', 'First Name', 'Last Name', 'Phone Number', 'Group'],
    email: ['Email'],
    nameParts: ['First Name', 'Last Name'],
    lists: ['Department', 'Group'],
    source: 'KnowBe4 support, Import Users with a CSV File',
  },
  {
    vendor: 'GoPhish',
    version: 'Bulk Import Users',
    marks: ['First Name', 'Last Name', 'Email', 'Position'],
    hasOnlyMarks: true,
    email: ['Email'],
    nameParts: ['First Name', 'Last Name'],
    lists: [],
    source: 'GoPhish user guide, groups; templates in public repositories',
  },
  {
    vendor: 'Snipe-IT',
    version: 'user import',
    marks: ['First Name', 'Last Name', 'email', 'Username', 'Employee Number'],
    email: ['email'],
    nameParts: ['First Name', 'Last Name'],
    lists: ['Department', 'Company'],
    source: 'Snipe-IT source code, tests of the user importer',
  },
  {
    vendor: 'Slack',
    version: 'member list',
    marks: ['username', 'email', 'status', 'billing-active', 'userid'],
    email: ['email'],
    fullName: 'fullname',
    nameParts: ['displayname'],
    lists: [],
    source: 'Slack member lists (slack-members.csv) in public repositories',
  },
  {
    vendor: 'Okta',
    version: 'Import Users From CSV template',
    marks: ['login', 'firstName', 'lastName', 'email', 'secondEmail'],
    email: ['email', 'login'],
    fullName: 'displayName',
    nameParts: ['firstName', 'lastName'],
    lists: ['department', 'division', 'organization'],
    source: 'Okta support, import CSV attributes format',
  },
  {
    vendor: 'BambooHR',
    version: 'employee report',
    marks: ['Employee #', 'First Name', 'Last Name', 'Work Email'],
    email: ['Work Email'],
    nameParts: ['First Name', 'Last Name'],
    lists: ['Department', 'Division'],
    source: 'BambooHR field names; reports in public repositories',
  },
  {
    vendor: 'Personio',
    version: 'employee list in English',
    marks: ['First name', 'Last name', 'Email', 'Status', 'Employment type'],
    email: ['Email'],
    nameParts: ['First name', 'Last name'],
    lists: ['Department', 'Team'],
    source: 'Personio help center, Import employee data',
  },
]

const toHeadingKey = (heading: string): string => foldCase(heading).replace(/\s+/g, ' ').trim()

export function findVendorFile(headings: readonly string[]): VendorFile | undefined {
  const keys = new Set(headings.map(toHeadingKey))
  return vendorFiles.find(
    ({ marks, hasOnlyMarks }) =>
      marks.every((mark) => keys.has(toHeadingKey(mark))) && (!hasOnlyMarks || keys.size === marks.length),
  )
}

export const findVendorColumn = (headings: readonly string[], heading: string): number =>
  headings.findIndex((candidate) => toHeadingKey(candidate) === toHeadingKey(heading))
