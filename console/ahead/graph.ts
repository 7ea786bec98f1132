interface GraphFile {
  fileName: string
  facadeModuleId: string | null
  imports: readonly string[]
  modules: Readonly<Record<string, unknown>>
}

export type GraphFiles = readonly GraphFile[]

export class FileGraph {
  readonly files: string[] = []
  readonly dependencies: number[][] = []
  private readonly chunks: ReadonlyMap<string, GraphFile>
  private readonly fileById: ReadonlyMap<string, string>
  private readonly startFiles: ReadonlySet<string>

  constructor(chunks: GraphFiles, startFiles: ReadonlySet<string>) {
    this.chunks = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
    const moduleEntries = chunks.flatMap(({ fileName, modules }) =>
      Object.keys(modules).map((id) => [id, fileName] as const),
    )
    // A module's own file takes precedence over other files that contain the module.
    const facadeEntries = chunks.flatMap(({ fileName, facadeModuleId: id }) =>
      id ? [[id, fileName] as const] : [],
    )
    this.fileById = new Map([...moduleEntries, ...facadeEntries])
    this.startFiles = startFiles
  }

  findRoots(ids: readonly string[]): number[] {
    return this.findIndexes(ids.flatMap((id) => this.fileById.get(id) ?? []))
  }

  findIndexes(fileNames: readonly string[]): number[] {
    const deferredFiles = [...new Set(fileNames)].filter(
      (file) => !this.startFiles.has(file) && this.chunks.has(file),
    )
    const indexes = deferredFiles.map((file) => this.addFile(file))
    return indexes.filter(
      (index) => !indexes.some((otherIndex) => otherIndex !== index && this.isReachable(otherIndex, index)),
    )
  }

  private addFile(fileName: string): number {
    const existingIndex = this.files.indexOf(fileName)
    if (existingIndex >= 0) return existingIndex
    const index = this.files.push(fileName) - 1
    this.dependencies[index] = this.findIndexes(this.chunks.get(fileName)?.imports ?? [])
    return index
  }

  private isReachable(from: number, target: number): boolean {
    return (this.dependencies[from] ?? []).some(
      (dependency) => dependency === target || this.isReachable(dependency, target),
    )
  }
}
