export interface TreeLine {
  name: string
  depth: number
  size: number | undefined
}

interface Folder {
  folders: Map<string, Folder>
  files: TreeLine[]
}

export function buildTree(files: readonly { path: string; size: number }[]): TreeLine[] {
  const root: Folder = { folders: new Map(), files: [] }
  for (const { path, size } of files) {
    const folders = path.split('/')
    const name = folders.pop() ?? ''
    findFolder(root, folders).files.push({ name, depth: folders.length, size })
  }
  return toLines(root, 0)
}

function findFolder(root: Folder, names: readonly string[]): Folder {
  let folder = root
  for (const name of names) {
    const next = folder.folders.get(name) ?? { folders: new Map(), files: [] }
    folder.folders.set(name, next)
    folder = next
  }
  return folder
}

function toLines({ folders, files }: Folder, depth: number): TreeLine[] {
  return [
    ...[...folders].flatMap(([name, folder]) => [
      { name, depth, size: undefined },
      ...toLines(folder, depth + 1),
    ]),
    ...files,
  ]
}
