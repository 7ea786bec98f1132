export const formatThousands = (value: number | string): string =>
  String(value).replace(/\B(?=(\d{3})+$)/g, ',')

export const formatCount = (count: number, singular: string, plural = `${singular}s`): string =>
  `${formatThousands(count)} ${count === 1 ? singular : plural}`

export const removeDoubleFullStops = (text: string): string =>
  text.replace(/(?<=[\p{L}\p{N}][”"’)]?)\.([”"’)]?)\.(?=\s|[”"’)]|$)/gu, '.$1')
