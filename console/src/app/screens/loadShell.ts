import { loadTexts } from '../../lib/texts.ts'

export async function loadShell() {
  const [{ Shell }] = await Promise.all([import('../shell/Shell.tsx'), loadTexts('kit')])
  return Shell
}
