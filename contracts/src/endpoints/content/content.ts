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

const SaveResponse = z.looseObject({ success: z.literal(true), translation: ScormTranslation })
const contentFailures = { 400: 'Problem with the package or its form' }
const translationPath = '/companies/:companyId/content/:scormId/translations/:language'

export const content = {
  load: get('/companies/:companyId/content', {
    summary: 'List the content library: subjects, scenarios and materials',
    section: 'S2 section 2.4',
    who: 'viewer',
    answer: z.looseObject({ content: z.array(ResourceContent) }),
  }),
  validatePackage: post('/companies/:companyId/content/validate', {
    summary: 'Inspect a zip and report its contents',
    section: 'S1 section 7, S2 section 7',
    who: 'admin',
    body: PackageFile,
    bodyAs: 'multipart',
    answer: ScormPackageInfo,
    failures: contentFailures,
  }),
  uploadPackage: post('/companies/:companyId/content/upload', {
    summary: 'Import a package in its first language',
    section: 'S1 section 7, S2 section 7',
    who: 'admin',
    body: PackageForm,
    bodyAs: 'multipart',
    answer: z.looseObject({ success: z.literal(true), id: Id }),
    failures: contentFailures,
  }),
  getPackage: get('/companies/:companyId/content/:scormId', {
    summary: 'Get an imported package with its languages',
    section: 'S2 section 7',
    who: 'viewer',
    answer: ScormPackage,
  }),
  deletePackage: del('/companies/:companyId/content/:scormId', {
    summary: 'Delete a package and all its languages',
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
    answer: SaveResponse,
    failures: { ...contentFailures, 409: 'The package already has this language' },
  }),
  updateTranslation: put(translationPath, {
    summary: "Change one of a package's languages, optionally with a new zip",
    section: 'S1 section 5, S2 section 7',
    who: 'admin',
    body: PackageChange,
    bodyAs: 'multipart',
    repeats: ['language'],
    answer: SaveResponse,
    failures: { ...contentFailures, 409: 'The package already has this language' },
  }),
  deleteTranslation: del(translationPath, {
    summary: 'Delete a language; deleting the default language deletes the package',
    section: 'S2 section 4',
    who: 'admin',
    query: { isDefault: z.optional(z.enum(['0', '1'])) },
    answer: z.looseObject({ success: z.literal(true), packageDeleted: z.boolean() }),
    failures: { 409: "isDefault doesn't match the package's default language" },
  }),
  previewXapi: post('/xapi/preview/statements', {
    summary: "Receive a previewed package's reports; called by the package itself",
    section: 'S2 section 7',
    who: 'public',
    body: z.object({ statements: z.union([Statement, z.array(Statement)]) }),
    bodyAs: 'value',
    answer: z.array(z.string()),
    failures: { 401: 'No preview matches this token', 409: 'Another statement has this ID' },
  }),
}
