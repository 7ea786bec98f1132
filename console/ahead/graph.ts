interface File {
  fileName: string
  facadeModuleId: string | null
  imports: readonly string[]
  modules: Readonly<Record<string, unknown>>
}

export type Files = readonly File[]

export class FileGraph {
  readonly files: string[] = []
  readonly needs: number[][] = []
  private readonly chunks: ReadonlyMap<string, File>
  private readonly fileOf: ReadonlyMap<string, string>
  private readonly atOnce: ReadonlySet<string>

  constructor(chunks: Files, atOnce: ReadonlySet<string>) {
    this.chunks = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
    const held = chunks.flatMap(({ fileName, modules }) =>
      Object.keys(modules).map((id) => [id, fileName] as const),
    )
    // A module's own file takes precedence over other files that contain the module.
    const named = chunks.flatMap(({ fileName, facadeModuleId: id }) => (id ? [[id, fileName] as const] : []))
    this.fileOf = new Map([...held, ...named])
    this.atOnce = atOnce
  }

  rootsOf(ids: readonly string[]): number[] {
    return this.placesOf(ids.flatMap((id) => this.fileOf.get(id) ?? []))
  }

  placesOf(fileNames: readonly string[]): number[] {
    const late = [...new Set(fileNames)].filter((one) => !this.atOnce.has(one) && this.chunks.has(one))
    const places = late.map((one) => this.placeOf(one))
    return places.filter((one) => !places.some((other) => other !== one && this.brings(other, one)))
  }

  private placeOf(fileName: string): number {
    const known = this.files.indexOf(fileName)
    if (known >= 0) return known
    const place = this.files.push(fileName) - 1
    this.needs[place] = this.placesOf(this.chunks.get(fileName)?.imports ?? [])
    return place
  }

  private brings(from: number, wanted: number): boolean {
    return (this.needs[from] ?? []).some((one) => one === wanted || this.brings(one, wanted))
  }
}
