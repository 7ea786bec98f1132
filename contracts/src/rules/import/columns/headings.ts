import { foldCase } from '../../../entities/names.ts'
import { detectSeparator, type Separator } from './cells.ts'

const headingWords = new Set(
  [
    'email emails mail e-mail emailaddress mailaddress name fullname firstname lastname surname employee user',
    'department unit team group list tags netfang tölvupóstur póstfang nafn deild svið hópur e-post epost navn',
    'namn afdeling avdeling avdelning correo nombre apellido apellidos departamento courriel nom prénom service',
    'adresse vorname nachname abteilung naam afdeling sähköposti nimi osasto indirizzo nome cognome reparto',
    'почта имя отдел 邮箱 电子邮件 姓名 部门 メール 名前 部署',
  ].flatMap((line) => line.split(' ')),
)

/** Entra's bulk templates start with a line such as version:v1.0, which spreadsheets pad with separators. */
export const isVersionLine = (line: string): boolean =>
  /^\ufeff?\s*"?version:v?\d+(?:\.\d+)*"?[,;\s]*$/iu.test(line)

export function looksLikeHeadings(line: string): boolean {
  if (line.includes('@')) return false
  return foldCase(line)
    .split(/[^\p{L}-]+/u)
    .some((word) => headingWords.has(word))
}

/**
 * Headings determine the separator, because spreadsheets don't quote cells that contain the separator they
 * don't use. Without headings, commas and semicolons both separate cells (S2 section 5, P-13).
 */
export const detectSeparatorFromFirstLine = (firstLine: string): Separator =>
  looksLikeHeadings(firstLine) ? detectSeparator(firstLine) : 'either'
