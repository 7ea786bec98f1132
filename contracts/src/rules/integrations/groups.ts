interface ChosenGroup {
  readonly id: string
}

export function hasSelectionChanged(
  savedGroups: readonly ChosenGroup[],
  chosenGroups: readonly ChosenGroup[],
): boolean {
  const [savedIds, chosenIds] = [savedGroups, chosenGroups].map(
    (groups) => new Set(groups.map(({ id }) => id)),
  )
  return savedIds?.size !== chosenIds?.size || [...(savedIds ?? [])].some((id) => !chosenIds?.has(id))
}
