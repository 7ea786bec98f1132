import * as z from 'zod/mini'
import { ResourceContent } from '../../entities/content/catalog.ts'
import {
  PackageChange,
  PackageFile,
  PackageForm,
  ScormPackage,
  ScormPackageInfo,
  ScormTranslation,
} from '../../entities/content/scormPackage.ts'
import { Id, Ok } from '../../entities/primitives.ts'
import { Statement } from '../../entities/statement.ts'
import { del, get, post, put } from '../declarations/declare.ts'

const Saved = z.looseObject({ success: z.literal(true), translation: ScormTranslation })
const notOpened = { 400: 'What is wrong with the package or its form' }
const translation = '/companies/:companyId/content/:scormId/translations/:language'

export const content = {
  load: get('/companies/:companyId/content', {
    summary: 'Everything in the content library: subjects, scenarios, materials',
    section: 'S2 section 2.4',
    who: 'viewer',
    answer: z.looseObject({ content: z.array(ResourceContent) }),
  }),
  validatePackage: post('/companies/:companyId/content/validate', {
    summary: 'Open a zip and say what it is',
    section: 'S1 section 7, S2 section 7',
    who: 'admin',
    body: PackageFile,
    bodyAs: 'multipart',
    answer: ScormPackageInfo,
    failures: notOpened,
  }),
  uploadPackage: post('/companies/:companyId/content/upload', {
    summary: 'Import a package in its first language',
    section: 'S1 section 7, S2 section 7',
    who: 'admin',
    body: PackageForm,
    bodyAs: 'multipart',
    answer: z.looseObject({ success: z.literal(true), id: Id }),
    failures: notOpened,
  }),
  getPackage: get('/companies/:companyId/content/:scormId', {
    summary: 'An imported package with its languages',
    section: 'S2 section 7',
    who: 'viewer',
    answer: ScormPackage,
  }),
  deletePackage: del('/companies/:companyId/content/:scormId', {
    summary: 'Delete a package with all its languages',
    section: 'S2 section 7',
    who: 'admin',
    answer: Ok,
  }),
  uploadTranslation: post('/companies/:companyId/content/:scormId/translations', {
    summary: 'Add a language to a package',
    section: 'S1 section 7, S2 section 7',
    who: 'admin',
    body: PackageForm,
    bodyAs: 'multipart',
    answer: Saved,
    failures: { ...notOpened, 409: 'The package has this language already' },
  }),
  updateTranslation: put(translation, {
    summary: 'Change a language of a package, with a new zip or without',
    section: 'S1 section 5, S2 section 7',
    who: 'admin',
    body: PackageChange,
    bodyAs: 'multipart',
    repeats: ['language'],
    answer: Saved,
    failures: { ...notOpened, 409: 'The package has this language already' },
  }),
  deleteTranslation: del(translation, {
    summary: 'Delete a language; with the default one goes the whole package',
    section: 'S2 section 4',
    who: 'admin',
    query: { isDefault: z.optional(z.enum(['0', '1'])) },
    answer: z.looseObject({ success: z.literal(true), packageDeleted: z.boolean() }),
    failures: { 409: 'isDefault does not say what the language is' },
  }),
  previewXapi: post('/xapi/preview/statements', {
    summary: 'What a package reports while it is previewed; called by the package itself',
    section: 'S2 section 7',
    who: 'public',
    body: z.object({ statements: z.union([Statement, z.array(Statement)]) }),
    bodyAs: 'value',
    answer: z.array(z.string()),
    failures: { 401: 'No preview matches this token', 409: 'Another statement has this id' },
  }),
}
