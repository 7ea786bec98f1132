const bare = (path: string) => path.replace(/[?#].*$/, '').replace(/\/+$/, '')

export function findCurrentPlace(places: readonly string[], pathname: string): string | undefined {
  const here = bare(pathname)
  const around = places.filter((place) => here === bare(place) || here.startsWith(`${bare(place)}/`))
  return around.reduce<string | undefined>(
    (nearest, place) =>
      nearest === undefined || bare(place).length > bare(nearest).length ? place : nearest,
    undefined,
  )
}
