import { loadTexts } from '../lib/texts.ts'
import type { RootStore } from './RootStore.ts'

/** Comes with the shell: who signs in has nothing to ask yet. */
export async function askFirst(root: RootStore, link: string): Promise<void> {
  await (await import('./shell/Shell.tsx')).askFirst(root, link)
}

/** What stands around every page of a member, with the texts of those parts that no page before it shows. */
export async function loadShell() {
  const [{ Shell }] = await Promise.all([import('./shell/Shell.tsx'), loadTexts('kit')])
  return Shell
}
