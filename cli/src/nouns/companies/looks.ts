import { command, flag } from '../../command/command.ts'
import { whichCompany } from '../../command/whichCompany.ts'

const group = 'Companies'

export const logoRemoveOptions = { yes: flag('Do not ask before the logo is removed') }

export const companyLooks = [
  command({
    name: 'companies logo show',
    group,
    takesCompany: true,
    summary: 'Show whether a company has a logo of its own',
    argument: whichCompany,
    options: {},
    examples: ['heed companies logo show 12'],
    fields: ['id', 'name', 'logo'],
    formats: ['json'],
    load: async () => (await import('./logoShow.ts')).showLogo,
  }),
  command({
    name: 'companies logo set',
    group,
    takesCompany: true,
    summary: 'Set the logo: a PNG up to 640 x 264 px and no bigger than 80 KB',
    argument: ['file', 'The picture'],
    options: {},
    examples: ['heed companies logo set logo.png --company 12'],
    fields: ['id', 'name', 'logo', 'width', 'height', 'bytes'],
    formats: ['json'],
    load: async () => (await import('./logoSet.ts')).setLogo,
  }),
  command({
    name: 'companies logo remove',
    group,
    takesCompany: true,
    summary: 'Remove the logo of a company',
    argument: whichCompany,
    options: logoRemoveOptions,
    examples: ['heed companies logo remove 12 --yes'],
    fields: ['id', 'name', 'logo'],
    formats: ['json'],
    load: async () => (await import('./logoRemove.ts')).removeLogo,
  }),
  command({
    name: 'companies language show',
    group,
    takesCompany: true,
    summary: 'Show the default language of the employees of a company',
    argument: whichCompany,
    options: {},
    examples: ['heed companies language show 12'],
    fields: ['id', 'name', 'language', 'languageName'],
    formats: ['json'],
    load: async () => (await import('./languageShow.ts')).showLanguage,
  }),
  command({
    name: 'companies language set',
    group,
    takesCompany: true,
    summary: 'Set the default language of the employees of a company',
    argument: ['code', 'The code of the language, as in is'],
    options: {},
    examples: ['heed companies language set is --company 12'],
    fields: ['id', 'name', 'language', 'languageName'],
    formats: ['json'],
    load: async () => (await import('./languageSet.ts')).setLanguage,
  }),
]
