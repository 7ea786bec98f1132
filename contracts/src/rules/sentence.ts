/** 12345 is '12,345'. */
export const thousands = (value: number | string): string => String(value).replace(/\B(?=(\d{3})+$)/g, ',')

/** '1 person', '2 people', '1,000 lines'. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${thousands(count)} ${count === 1 ? one : many}`

/** A name that ends in a full stop ends its sentence too: 'a list of Norðurljós hf.' */
export const oneStop = (text: string): string =>
  text.replace(/(?<=[\p{L}\p{N}][”"’)]?)\.([”"’)]?)\.(?=\s|[”"’)]|$)/gu, '.$1')
