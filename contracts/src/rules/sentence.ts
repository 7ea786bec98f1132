export const thousands = (value: number | string): string => String(value).replace(/\B(?=(\d{3})+$)/g, ',')

export const formatCount = (count: number, one: string, many = `${one}s`): string =>
  `${thousands(count)} ${count === 1 ? one : many}`

export const oneStop = (text: string): string =>
  text.replace(/(?<=[\p{L}\p{N}][”"’)]?)\.([”"’)]?)\.(?=\s|[”"’)]|$)/gu, '.$1')
