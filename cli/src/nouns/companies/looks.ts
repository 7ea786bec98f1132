import { createFlagOption, defineCommand } from '../../command/command.ts'
import { companyArgument } from '../../command/companyArgument.ts'

const group = 'Companies'

export const logoRemoveOptions = { yes: createFlagOption("Don't ask before removing the logo") }

export const brandingCommands = [
  defineCommand({
    name: 'companies logo show',
    group,
    takesCompany: true,
    summary: 'Show whether a company has its own logo',
    argument: companyArgument,
    options: {},
    examples: ['heed companies logo show 12'],
    fields: ['id', 'name', 'logo'],
    formats: ['json'],
    load: async () => (await import('./logoShow.ts')).showLogo,
  }),
  defineCommand({
    name: 'companies logo set',
    group,
    takesCompany: true,
    summary: "Set a company's logo (PNG, up to 640 x 264 px and 80 KB)",
    argument: ['file', 'Image file'],
    options: {},
    examples: ['heed companies logo set logo.png --company 12'],
    fields: ['id', 'name', 'logo', 'width', 'height', 'bytes'],
    formats: ['json'],
    load: async () => (await import('./logoSet.ts')).setLogo,
  }),
  defineCommand({
    name: 'companies logo remove',
    group,
    takesCompany: true,
    summary: "Remove a company's logo",
    argument: companyArgument,
    options: logoRemoveOptions,
    examples: ['heed companies logo remove 12 --yes'],
    fields: ['id', 'name', 'logo'],
    formats: ['json'],
    load: async () => (await import('./logoRemove.ts')).removeLogo,
  }),
  defineCommand({
    name: 'companies language show',
    group,
    takesCompany: true,
    summary: "Show the default language for a company's employees",
    argument: companyArgument,
    options: {},
    examples: ['heed companies language show 12'],
    fields: ['id', 'name', 'language', 'languageName'],
    formats: ['json'],
    load: async () => (await import('./languageShow.ts')).showLanguage,
  }),
  defineCommand({
    name: 'companies language set',
    group,
    takesCompany: true,
    summary: "Set the default language for a company's employees",
    argument: ['code', 'Language code, such as "is" for Icelandic'],
    options: {},
    examples: ['heed companies language set is --company 12'],
    fields: ['id', 'name', 'language', 'languageName'],
    formats: ['json'],
    load: async () => (await import('./languageSet.ts')).setLanguage,
  }),
]
