/** Colours a text, or leaves it alone where colours are off. */
export interface Paint {
  bold(text: string): string
  dim(text: string): string
  red(text: string): string
  green(text: string): string
  yellow(text: string): string
  cyan(text: string): string
}

const coded =
  (on: boolean, open: number, close: number) =>
  (text: string): string =>
    on && text ? `\u001b[${open}m${text}\u001b[${close}m` : text

export const paint = (on: boolean): Paint => ({
  bold: coded(on, 1, 22),
  dim: coded(on, 2, 22),
  red: coded(on, 31, 39),
  green: coded(on, 32, 39),
  yellow: coded(on, 33, 39),
  cyan: coded(on, 36, 39),
})
