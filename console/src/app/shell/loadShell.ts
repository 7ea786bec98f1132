import { loadTexts } from '../../lib/texts.ts'

/** What stands around every page of a member, with the texts of those parts that no page before it shows. */
export async function loadShell() {
  const [{ Shell }] = await Promise.all([import('./Shell.tsx'), loadTexts('kit')])
  return Shell
}
