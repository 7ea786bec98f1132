interface Chosen {
  readonly id: string
}

export function selectionDiffers(saved: readonly Chosen[], chosen: readonly Chosen[]): boolean {
  const [one, other] = [saved, chosen].map((groups) => new Set(groups.map(({ id }) => id)))
  return one?.size !== other?.size || [...(one ?? [])].some((id) => !other?.has(id))
}
