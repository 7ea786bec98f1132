import { loadTexts } from '../lib/texts.ts'
import type { RootStore } from './RootStore.ts'

export async function askFirst(root: RootStore, link: string): Promise<void> {
  await (await import('./shell/Shell.tsx')).askFirst(root, link)
}

export async function loadShell() {
  const [{ Shell }] = await Promise.all([import('./shell/Shell.tsx'), loadTexts('kit')])
  return Shell
}
